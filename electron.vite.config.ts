import { defineConfig } from 'electron-vite';

/**
 * Main process and preload. There is no renderer target: the app serves the same build of `src` that
 * the server hosts, made by `vite build`.
 */
export default defineConfig({
  main: {
    build: {
      outDir: 'dist/desktop/main',
      // Only what has native code stays outside; the rest is bundled, so that nothing else is packed.
      externalizeDeps: { include: ['keytar'], exclude: ['zod', 'stemmer', 'electron-updater'] },
      rolldownOptions: { input: 'electron/main/index.ts', output: { format: 'es' } },
    },
  },
  preload: {
    build: {
      outDir: 'dist/desktop/preload',
      // A sandboxed preload can load nothing but Electron: one file, CommonJS.
      externalizeDeps: false,
      rolldownOptions: {
        input: 'electron/preload/index.ts',
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
});
