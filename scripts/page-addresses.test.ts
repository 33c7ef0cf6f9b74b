import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { paths } from '#contract/kit/paths.ts';
import { inRoot } from './lib/paths.mjs';

/** The first segments of all page paths: `admin`, `network`, `signin` ... */
const beginnings = [...new Set(Object.values(paths).map((path) => path.split('/')[1]))].filter(Boolean);
const address = new RegExp(
  String.raw`(?<!(?:from |import\())['"\`]/(?:${beginnings.join('|')})(?=['"\`/?#$])[^'"\`]*`,
  'g',
);

/** The page paths written as literals in a piece of code; comments do not count. */
const addressesIn = (code: string) =>
  code
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => line.match(address) ?? []);

test('the renderer takes page addresses from the contract', () => {
  const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' });
  const product = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file));
  const found = product.flatMap((file) =>
    addressesIn(readFileSync(inRoot('src', file), 'utf8')).map((text) => `src/${file}: ${text}`),
  );
  expect(product.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test.each([
  `<Link to="/network/saved">`,
  `navigate('/admin/users?search=x')`,
  'const path = `/network/listings/${id}`;',
  `useMatch('/signin')`,
  `{ to: "/settings#data" }`,
])('%s is found', (code) => {
  expect(addressesIn(code)).toHaveLength(1);
});

test.each([
  `pathTo(paths.listing, { id })`,
  `/** /network/saved: what "/network/saved" shows. */`,
  `call('/api/network')`,
  `import { x } from '#src/features/network/index.ts'`,
  `'/networking'`,
])('%s is let be', (code) => {
  expect(addressesIn(code)).toEqual([]);
});
