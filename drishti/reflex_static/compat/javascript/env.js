// Replaces the file with the addresses of Reflex's server: there is none.
export default {};
