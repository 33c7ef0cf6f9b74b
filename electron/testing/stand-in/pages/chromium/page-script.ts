import { readFileSync } from 'node:fs';

import { createCodec } from './codec.ts';
import { createCrossing } from './crossing.ts';
import { type InPageConfig, inPage } from './in-page.ts';
import { permissionWorld } from './permission-world.ts';
import { preloadWorld } from './preload-world.ts';

/** The script of the page's own world as text. */
export function pageScript(config: InPageConfig): string {
  const tools = `{ makeCrossing: ${createCrossing.toString()}, permissionWorld: ${permissionWorld.toString()} }`;
  return `(${inPage.toString()})(${JSON.stringify(config)}, ${tools});`;
}

/**
 * The script of the preload's world as text. The preload is embedded as a function, because the page's policy forbids
 * running text.
 */
export function preloadScript(config: InPageConfig, preload: string | null): string {
  const code = preload === null ? 'null' : `function (require, module, exports) {${readFileSync(preload, 'utf8')}\n}`;
  const tools = `{ makeCodec: ${createCodec.toString()}, makeCrossing: ${createCrossing.toString()} }`;
  return `(${preloadWorld.toString()})(${JSON.stringify(config)}, ${tools}, ${code});`;
}
