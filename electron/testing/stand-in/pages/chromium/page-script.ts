import { readFileSync } from 'node:fs';

import { createCodec } from './codec.ts';
import { type InPageConfig, inPage } from './in-page.ts';

/**
 * The script of a document as text. The preload is embedded as a function, because the page's policy forbids running
 * text.
 */
export function pageScript(config: InPageConfig, preload: string | null): string {
  const code = preload === null ? 'null' : `function (require, module, exports) {${readFileSync(preload, 'utf8')}\n}`;
  return `(${inPage.toString()})(${JSON.stringify(config)}, ${createCodec.toString()}, ${code});`;
}
