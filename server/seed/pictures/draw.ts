import { mkdir, rm, writeFile } from 'node:fs/promises';

import { drawn, fileOf, filesFolder } from './drawn.ts';
import { render } from './render.ts';

/* Draws all pictures of samples anew: node server/seed/pictures/draw.ts */
await rm(filesFolder, { recursive: true, force: true });
await mkdir(filesFolder);
for (const picture of drawn) {
  for (const width of picture.widths) await writeFile(fileOf(picture, width), await render(picture.svg(), width));
}
