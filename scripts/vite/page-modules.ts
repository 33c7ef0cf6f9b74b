import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes on the component of each page, and of the layouts around pages, which file it stands in. The server's build needs
 * it to find the style sheets and scripts of a page in the manifest of the web build.
 */
export function pageModules(): Plugin {
  let root = '';
  return {
    name: 'page-modules',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      if (!/^features\/.*-page\.tsx$|^app\/.*(?:layout|page)\.tsx$/.test(file)) return;
      const components = Array.from(code.matchAll(/^export function (\w+)\(/gm), ([, name]) => name);
      return {
        code: `${code}\n${components.map((name) => `${name}.module = ${JSON.stringify(file)};`).join('\n')}`,
        map: null,
      };
    },
  };
}
