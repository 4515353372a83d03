// The parts of this runtime that an app needs. The build overwrites this file, so that a page
// without floats, for example, contains no code for them.
export const hasEvents = true;
export const hasFloats = true;
export const hasIterators = true;
export const hasObjects = true;
export const hasRoutes = true;
export const hasSets = true;
