import { openAnswer, rowKeyOf, sealAnswer } from '#electron/main/cache/sealed-answer.ts';
import { keyBytes, sealKeyOf } from '#electron/main/sealed/seal.ts';

/** The time that a read from the cache needs to compute the row's name and decrypt the row (milliseconds). */
export function measureSealing(body: string, reads: number): number {
  const key = sealKeyOf(Buffer.alloc(keyBytes, 1), true);
  const address = { server: 'https://cardi.example', userId: 0, path: '/api/listings?withFeatured=true' };
  const sealed = sealAnswer(key, rowKeyOf(key, address), address.path, { body, etag: '"1"' });
  const begun = performance.now();
  for (let i = 0; i < reads; i += 1) {
    if (openAnswer(key, rowKeyOf(key, address), sealed)?.body.length !== body.length)
      throw new Error('It does not open');
  }
  return (performance.now() - begun) / reads;
}
