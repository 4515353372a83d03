// Replaces universal-cookie, which is not needed: a state that uses a cookie stops the build.
export default class Cookies {}
