import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { compressAssets } from './scripts/vite/compress-assets.ts';
import { iconsDrawnBy } from './scripts/vite/icons.ts';
import { notices } from './scripts/vite/notices.ts';
import { preloadFont } from './scripts/vite/preload-font.ts';
import { routerWithoutFramework } from './scripts/vite/router-without-framework.ts';
import { serverPages } from './scripts/vite/server-pages.ts';
import { themeTokens } from './scripts/vite/theme-tokens.ts';
import { withoutJsonSchemas } from './scripts/vite/without-json-schemas.ts';

/** The plugins that turn our sources into modules. */
const sources = () => [
  react(),
  themeTokens(),
  iconsDrawnBy('src/boot/icon.ts'),
  withoutJsonSchemas(),
  routerWithoutFramework(),
];

/** The scripts of every page: see the groups below. */
const atStart = /\/(?:index|react|zod|rolldown-runtime)-[\w-]{8}\.js$/;

/** The web build: one renderer for the hosted site and for the desktop app. */
export default defineConfig({
  root: 'src',
  publicDir: 'public',
  plugins: [sources(), chunkGroups(sources), preloadFont(), serverPages(), notices(), compressAssets()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      // All browsers that run the app preload modules themselves.
      polyfill: false,
      // What every page has from the start need not be named where a part of a page is loaded.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !atStart.test(file)) : files,
    },
    sourcemap: false,
    // The server finds the files of a page in it.
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // To be imported does nothing by itself: whoever uses what a file only passes on loads no more of it.
      treeshake: {
        moduleSideEffects: [
          { test: /\/(?:contract|src\/(?:components|features|hooks|lib|stores))\/.*\.tsx?$/, sideEffects: false },
        ],
      },
      // What every page needs at its start is three files, which run one after another with a pause for the reader
      // (server/platform/pages/page-html.ts). What some pages share is grouped by `chunkGroups`.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', tags: ['$initial'], test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            { name: 'zod', tags: ['$initial'], test: /node_modules\/zod\//, priority: 1 },
            { name: 'initial', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
