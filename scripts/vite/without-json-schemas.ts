import type { Plugin } from 'vite';

/** The part of zod that describes schemas as JSON Schema. */
const descriptions = /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/**
 * Leaves out of the pages what zod describes schemas with, a fifth of it: only the server's OpenAPI document needs it, but
 * each schema has a method that refers to it. Calling that method in a page throws.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    transform(code, id) {
      if (!descriptions.test(id)) return;
      const names = code.matchAll(/^export (?:function|const) (\w+)/gm);
      const stubs = Array.from(names, ([, name]) => `export const ${name} = left;`);
      const left = "const left = () => { throw new Error('Pages do not describe schemas'); };";
      return { code: [left, 'export { left as process };', ...stubs].join('\n'), map: null };
    },
  };
}
