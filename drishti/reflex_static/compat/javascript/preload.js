// Replaces Vite's helper, which also preloads what an imported module imports: little here.
export const __vitePreload = (load) => load();
