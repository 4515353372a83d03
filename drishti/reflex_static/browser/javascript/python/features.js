// What an app needs of this runtime. The build writes this file anew, so that a page without
// floats, for example, has no code for them.
export const hasEvents = true;
export const hasFloats = true;
export const hasObjects = true;
export const hasRanges = true;
export const hasSets = true;
export const hasTexts = true;
