// Replaces Vite's helper, which also preloads the few modules that an imported module imports.
export const __vitePreload = (load) => load();
