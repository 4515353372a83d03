// The addresses of a server.
export default {};
