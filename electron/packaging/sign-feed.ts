import { type KeyObject, sign } from 'node:crypto';

import { signedWords } from '../main/updates/signature.ts';

/**
 * A feed of electron-updater (`latest.yml` and its like) with the publisher's signature of every file it
 * names; signatures it had before are replaced.
 *
 * @param privateKey Ed25519
 */
export function signFeed(yml: string, privateKey: KeyObject): string {
  const bare = yml.replace(/^signatures:\n(?: {2}- .*\n)*/m, '');
  const version = /^version: (\S+)$/m.exec(bare)?.[1];
  const hashes = new Set([...bare.matchAll(/^\s*sha512: (\S+)$/gm)].map(([, hash = '']) => hash));
  if (version === undefined || hashes.size === 0) throw new Error('The feed has no version or names no file');
  const signatures = [...hashes].map((hash) => sign(null, signedWords(hash, version), privateKey).toString('base64'));
  return `${bare.replace(/\n*$/, '\n')}signatures:\n${signatures.map((signature) => `  - ${signature}\n`).join('')}`;
}
