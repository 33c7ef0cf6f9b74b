import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import { homeHtml } from './home-html.ts';
import { themeTokens } from './theme-tokens.ts';

/** Home as src/boot/prerender.tsx renders it. */
export interface PrerenderedHome {
  markup: string;
  styles: string;
}

/**
 * Writes home.html beside index.html: the same page with the home page already drawn, readable before any script has
 * run. The app then replaces it with the same view. Not part of `vite dev`.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig;
  let files: Rolldown.OutputBundle = {};
  return {
    name: 'prerender-home',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      files = bundle;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const outDir = resolve(config.root, config.build.outDir);
        const index = await readFile(join(outDir, 'index.html'), 'utf8');
        const html = homeHtml(index, { home: await prerender(config), files, nonce: config.html?.cspNonce ?? '' });
        await writeFile(join(outDir, 'home.html'), html);
      },
    },
  };
}

/** Builds the renderer for Node, runs it once and deletes it. */
async function prerender({ root, build: { outDir, target } }: ResolvedConfig): Promise<PrerenderedHome> {
  // Inside the project, so that external packages are found in its node_modules.
  const folder = await mkdtemp(resolve(root, outDir, '..', 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react(), themeTokens(), withoutToaster()],
      // Some modules read `window` while loading; here they find nothing.
      define: { window: 'globalThis' },
      ssr: { noExternal: ['@ant-design/icons'], external: ['antd'] },
      build: { ssr: 'boot/prerender.tsx', outDir: folder, emptyOutDir: false, target, copyPublicDir: false },
    });
    const { renderHome } = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
      renderHome: () => Promise<PrerenderedHome>;
    };
    return await renderHome();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The empty toast viewport would add a style attribute, which the policy forbids. */
function withoutToaster(): Plugin {
  return {
    name: 'without-toaster',
    enforce: 'pre',
    load: (id) => (id.endsWith('/components/toaster.tsx') ? 'export const Toaster = () => null;' : undefined),
  };
}
