/**
 * Signs the feeds in release/ with the publisher's private key, whose public half is in the package (docs/operations.md):
 * `node electron/packaging/sign-feeds.ts <file of the key> [<percent>|all] [<folder> …]`. A percentage offers the version
 * to so many of a hundred computers. Feeds of the same name in the further folders are joined to those in release/: their
 * packages were made on a machine with another processor.
 */
import { createPrivateKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { explain } from '../../scripts/lib/run.mjs';
import { joinFeeds, rollOut, signFeed } from './sign-feed.ts';

await explain(async () => {
  const [keyFile, share = 'all', ...folders] = process.argv.slice(2);
  if (keyFile === undefined) throw new Error('Name the file that holds the private key');
  const percent = rollOut.parse(share);
  const privateKey = createPrivateKey(readFileSync(keyFile));
  const release = fileURLToPath(new URL('../../release/', import.meta.url));
  const feeds = readdirSync(release);
  // electron-builder writes one for a channel that CARDI does not have.
  for (const name of feeds.filter((file) => /^alpha[\w-]*\.yml$/.test(file))) rmSync(join(release, name));
  for (const name of feeds.filter((file) => /^(latest|beta)[\w-]*\.yml$/.test(file))) {
    const others = folders.map((folder) => join(folder, name)).filter((file) => existsSync(file));
    const joined = others.reduce(
      (feed, other) => joinFeeds(feed, readFileSync(other, 'utf8')),
      read(join(release, name)),
    );
    writeFileSync(join(release, name), signFeed(joined, { privateKey, ...(percent !== null && { percent }) }));
    console.log(`Signed ${name}${percent === null ? '' : `, for ${percent}% of computers`}`);
  }
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
