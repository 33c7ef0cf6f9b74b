import type { Plugin } from 'vite';

const name = '\0server-icon';

/** Pages that the server renders write the drawing of each icon once (src/boot/server-icon.ts). */
export function serverIcons(): Plugin {
  return {
    name: 'server-icons',
    enforce: 'pre',
    resolveId: (id) => (/\/components\/AntdIcon(?:Light)?$/.test(id) ? name : undefined),
    load: (id) => (id === name ? "export { ServerIcon as default } from '#src/boot/server-icon.ts';" : undefined),
  };
}
