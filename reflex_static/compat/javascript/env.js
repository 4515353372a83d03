// Replaces the file with the addresses of Reflex's server, because there is no server.
export default {};
