import { hash } from 'node:crypto';
import type { Express } from 'express';

import type { Deps } from '#server/deps.ts';
import { notFound } from '../http/http-error.ts';
import { createHeadFinder } from '../records/page-head.ts';
import { drawPreview, type PreviewWords } from './picture.ts';

/** The address of the picture that link previews show of a page. */
export function previewPath(page: string): string {
  return `/previews${page}.jpg`;
}

/** How long others may keep a picture (seconds); a new title has a new picture after that. */
const maxAge = 86_400;

/** The most pictures in memory; one takes 20 to 60 kB. */
const maxPictures = 200;

/** Pictures that are drawn at the same time; more wait. */
const atOnce = 2;

/** GET /previews/<path of a record's page>.jpg: the record's title as a picture. 404 where its page is not for everyone. */
export function servePreviews(app: Express, deps: Pick<Deps, 'database' | 'features' | 'now' | 'env'>): void {
  const findHead = createHeadFinder(deps);
  const pictures = new Map<string, Promise<Buffer>>();
  const draw = inTurns(atOnce, drawPreview);

  app.get(/^\/previews(\/.+)\.jpg$/, async (req, res) => {
    const page = req.params[0] ?? '';
    const head = await findHead(page);
    if (!head?.preview || head.isPrivate) throw notFound('picture');
    const words: PreviewWords = { site: deps.env.site.productName, title: head.title, ...head.preview };
    const key = hash('sha256', JSON.stringify([page, words]), 'base64url');
    const picture = pictures.get(key) ?? draw(words, page);
    // The oldest use is the first to go.
    pictures.delete(key);
    pictures.set(key, picture);
    for (const [oldest] of pictures) if (pictures.size > maxPictures) pictures.delete(oldest);
    const bytes = await picture.catch((error: unknown) => {
      pictures.delete(key);
      throw error;
    });
    res.set({
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${maxAge}`,
      // Shown by other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${key}"`,
    });
    res.send(bytes);
  });
}

/** The function, run at most `most` times at once. */
function inTurns<Args extends unknown[], Result>(most: number, work: (...args: Args) => Promise<Result>) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args: Args): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(...args);
    } finally {
      // Whoever waits longest takes this turn over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
