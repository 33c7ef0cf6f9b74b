import type { Plugin } from 'vite';

/**
 * Has each page ask for the font of most of its text at once: asked for by the rules only, it comes after the first words
 * have been drawn, and a line may then break elsewhere.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes('hanken-grotesk-latin-wght-normal-'));
        if (!font) throw new Error('The build has no font hanken-grotesk-latin-wght-normal');
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
