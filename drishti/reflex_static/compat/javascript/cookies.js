// The site sets no cookie, and a state that wants one does not build.
export default class Cookies {}
