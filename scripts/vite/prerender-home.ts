import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import { homeHtml } from './home-html.ts';
import { themeTokens } from './theme-tokens.ts';

/** What src/boot/prerender.tsx makes of Home. */
export interface PrerenderedHome {
  markup: string;
  styles: string;
}

/**
 * Writes home.html beside index.html: the same page with Home already drawn in it, readable before a
 * script has run. The app then puts the same in its place. Not part of `vite dev`.
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

/** Builds the renderer for Node, runs it once and throws it away. */
async function prerender({ root, build: { outDir, target } }: ResolvedConfig): Promise<PrerenderedHome> {
  // Inside the project, so that what stays outside the bundle is found in its node_modules.
  const folder = await mkdtemp(resolve(root, outDir, '..', 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react(), themeTokens(), withoutToaster()],
      // A few of our modules look at the window as they are loaded: they find nothing there.
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

/** No toast is shown yet, and the empty viewport would bring a style attribute, which the policy forbids. */
function withoutToaster(): Plugin {
  return {
    name: 'without-toaster',
    enforce: 'pre',
    load: (id) => (id.endsWith('/components/toaster.tsx') ? 'export const Toaster = () => null;' : undefined),
  };
}
