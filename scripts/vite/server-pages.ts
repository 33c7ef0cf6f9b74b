import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

import { iconsDrawnBy } from './icons.ts';
import { pageModules } from './page-modules.ts';
import { themeTokens } from './theme-tokens.ts';

/**
 * Builds the pages for the server as well, beside the web build: in `dist/ssr`, with all packages, so that the server needs
 * none of them. Not part of `vite dev`, where the browser draws all pages.
 */
export function serverPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'server-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await buildFor(config);
      },
    },
  };
}

async function buildFor({ root, build: { outDir, target } }: ResolvedConfig): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), themeTokens(), iconsDrawnBy('src/boot/server-icon.ts'), pageModules()],
    // React is twice as fast without the checks of development.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'boot/render-page.tsx',
      outDir: join(resolve(root, outDir), '../ssr'),
      emptyOutDir: true,
      target,
      chunkSizeWarningLimit: 4000,
    },
  });
}
