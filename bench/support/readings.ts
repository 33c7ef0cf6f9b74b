import { listListings } from '#contract/listings.ts';
import { generator, wordOf } from './sample-market.ts';

/** What callers of a market with so many listings ask for, as paths of requests. */
export function readingsOf(listings: number) {
  const random = generator(7);
  const words = Array.from({ length: 100 }, () => wordOf(Math.floor(random() * 2000)));
  const ids = Array.from({ length: 500 }, () => 1 + Math.floor(random() * listings));
  const pairs = words.map((word, index) => (index % 2 ? word : `${word} ${words[(index * 7) % words.length]}`));
  // Each search returns after 5,000 others, so no answer is still in memory.
  let asked = 0;
  return {
    words,
    ids,
    list: [{ path: listListings.path }],
    search: words.map((word) => ({ path: `${listListings.path}?search=${word}` })),
    newSearch: [{ path: () => `${listListings.path}?search=${wordOf(asked++ % 5000)}` }],
    twoWords: pairs.map((text) => ({ path: `${listListings.path}?search=${encodeURIComponent(text)}&type=job` })),
    detail: ids.map((id) => ({ path: `${listListings.path}/${id}` })),
  };
}
