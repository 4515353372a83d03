// The site sets no cookies; a state that uses one stops the build.
export default class Cookies {}
