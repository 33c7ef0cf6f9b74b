import { type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';

import { signedWords } from '../main/updates/signature.ts';

/** The share of computers that are offered a version; `all` is `null`. Zero stops a roll-out. */
export const rollOut = z
  .union([z.literal('all').transform(() => null), z.stringFormat('percentage', /^\d{1,3}$/).transform(Number)])
  .refine((percent) => percent === null || percent <= 100)
  .catch(() => {
    throw new Error('The share of computers must be a whole number from 0 to 100, or "all"');
  });

/** The entries of a feed's files; electron-builder writes them in this form. */
const filesOf = (yml: string) => /^files:\n((?: {2}.*\n)+)/m.exec(yml)?.[1] ?? '';

const versionOf = (yml: string) => /^version: (\S+)$/m.exec(yml)?.[1];

/**
 * Joins two feeds of the same version, whose packages were made on machines with different processors: on Windows and
 * macOS one feed serves all processors. The first feed's package stays the default. Sign the result again.
 *
 * @throws where the versions differ
 */
export function joinFeeds(yml: string, other: string): string {
  if (versionOf(yml) !== versionOf(other)) throw new Error('The feeds are of different versions');
  const known = new Set(filesOf(yml).match(/^ {2}- url: .*$/gm));
  const more = filesOf(other)
    .split(/^(?= {2}- )/m)
    .filter((entry) => !known.has(entry.split('\n')[0] ?? ''));
  return yml.replace(/^files:\n(?: {2}.*\n)+/m, (files) => files + more.join(''));
}

interface SignOptions {
  /** Ed25519. */
  privateKey: KeyObject;
  /** How many of a hundred computers are offered this version; all where it is left out. */
  percent?: number;
}

/**
 * Adds the publisher's signature of every listed file to a feed of electron-updater (such as `latest.yml`), and the share
 * of computers that are offered the version; earlier ones are replaced.
 */
export function signFeed(yml: string, { privateKey, percent }: SignOptions): string {
  const bare = yml.replace(/^signatures:\n(?: {2}- .*\n)*/m, '').replace(/^stagingPercentage: .*\n/m, '');
  const version = versionOf(bare);
  const hashes = new Set([...bare.matchAll(/^\s*sha512: (\S+)$/gm)].map(([, hash = '']) => hash));
  if (version === undefined || hashes.size === 0) throw new Error('The feed has no version or names no file');
  const signatures = [...hashes].map((hash) => sign(null, signedWords(hash, version), privateKey).toString('base64'));
  const staged = percent === undefined ? '' : `stagingPercentage: ${percent}\n`;
  const list = signatures.map((signature) => `  - ${signature}\n`).join('');
  return `${bare.replace(/\n*$/, '\n')}${staged}signatures:\n${list}`;
}
