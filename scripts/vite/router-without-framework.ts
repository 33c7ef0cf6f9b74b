import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** What only its framework uses, with all that comes along. */
const unused = ['PrefetchPageLinks', 'RSCErrorHandler', 'instrumentClientSideRouter'];

/** The package's entry leads to the build for developers, whatever the mode is. */
const forProduction = (name: string): string =>
  fileURLToPath(import.meta.resolve(name)).replace(/([\\/])development([\\/])/, '$1production$2');

/**
 * Leaves out of the pages what React Router has for its own framework, a twelfth of it, and its warnings for developers. Each
 * link refers to the framework's way of loading pages ahead; ours is `registerPrefetch`.
 */
export function routerWithoutFramework(): Plugin {
  return {
    name: 'router-without-framework',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: forProduction('react-router') },
          { find: /^react-router\/dom$/, replacement: forProduction('react-router/dom') },
        ],
      },
    }),
    transform(code, id) {
      if (!router.test(id) || !code.includes('function createRouter(')) return;
      const bodies = this.parse(code).body.flatMap((part) =>
        part.type === 'FunctionDeclaration' && part.body && unused.includes(part.id?.name ?? '') ? [part.body] : [],
      );
      if (bodies.length < unused.length) throw new Error('React Router names its functions differently now');
      let made = code;
      // From the end, so that the places of the others stay.
      for (const { start, end } of bodies.toReversed()) {
        made = `${made.slice(0, start)}{ return null; }${made.slice(end)}`;
      }
      return { code: made, map: null };
    },
  };
}
