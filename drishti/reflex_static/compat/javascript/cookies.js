// A state that uses a cookie stops the build.
export default class Cookies {}
