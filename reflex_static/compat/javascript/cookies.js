// Replaces universal-cookie, which is not needed: a state that uses a cookie stops the build. Reflex
// still asks for one if a script that a browser or an extension adds has extended Object.prototype.
export default class Cookies {
  get() {}
}
