/**
 * Signs the feeds in release/ with the publisher's private key: `node electron/packaging/sign-feeds.ts
 * <file of the key>`. The matching public key is packed as `resources/update-key.pem`, see docs/qa.md.
 */
import { createPrivateKey } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { signFeed } from './sign-feed.ts';

const [keyFile] = process.argv.slice(2);
if (keyFile === undefined) throw new Error('Say which file holds the private key');
const privateKey = createPrivateKey(readFileSync(keyFile));
const release = new URL('../../release/', import.meta.url);
for (const name of readdirSync(release).filter((file) => /^latest.*\.yml$/.test(file))) {
  const file = fileURLToPath(new URL(name, release));
  writeFileSync(file, signFeed(readFileSync(file, 'utf8'), privateKey));
  console.log(`Signed ${name}`);
}
