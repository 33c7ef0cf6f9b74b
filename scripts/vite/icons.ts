import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** An icon of Ant Design, and the drawing that it shows. */
const icon = /@ant-design\/icons\/es\/icons\/\w+(?:Outlined|Filled)\.js$/;
const drawing = /from "(@ant-design\/icons-svg\/es\/asn\/\w+)"/;

/**
 * Draws all icons of Ant Design with a component of ours. Its own asks for three contexts and looks for its rules in the
 * page each time an icon is shown.
 *
 * @param maker a module of the project that exports `iconOf`, which makes a component of a drawing
 */
export function iconsDrawnBy(maker: string): Plugin {
  const path = normalizePath(join(import.meta.dirname, '../..', maker));
  return {
    name: 'icons',
    enforce: 'pre',
    // For Node the package has an entry of its own, which leads to other files than these.
    config: () => ({ resolve: { alias: [{ find: /^@ant-design\/icons$/, replacement: '@ant-design/icons/es' }] } }),
    transform(code, id) {
      const [, from] = (icon.test(id) && drawing.exec(code)) || [];
      if (!from) return;
      const lines = [
        `import drawing from '${from}';`,
        `import { iconOf } from '${path}';`,
        'export default /* @__PURE__ */ iconOf(drawing);',
      ];
      return { code: lines.join('\n'), map: null };
    },
  };
}
