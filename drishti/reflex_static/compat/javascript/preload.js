// Vite's helper preloads what an imported module imports in turn, which is little here.
export const __vitePreload = (load) => load();
