import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

import { type Build, buildSchema } from '../main/config/build.ts';
import { feedOf } from '../main/updates/channels.ts';
import { isForQa } from './fuses.ts';
import { rollOut } from './sign-feed.ts';

const left = (value: unknown) => (value === '' ? undefined : value);

/** The environment of `npm run package`; an empty variable counts as not set. */
const packing = z.object({
  CARDI_NAME: z.preprocess(left, z.string().default('CARDI')),
  CARDI_PRODUCTION_URL: z.preprocess(left, z.string().nullable().default(null)),
  CARDI_STAGING_URL: z.preprocess(left, z.string().nullable().default(null)),
  CARDI_UPDATE_URL: z.preprocess(left, z.string().optional()),
  CARDI_UPDATE_CHANNEL: z.preprocess(left, z.string().default('stable')),
  CARDI_UPDATE_PERCENT: z.preprocess(left, rollOut.optional()),
  /** The file of the publisher's private key, which signs the feeds, or of the matching public key. */
  CARDI_UPDATE_KEY: z.preprocess(left, z.string().optional()),
});

/** The variable behind each field, for error sentences. */
const variables: Record<string, string> = {
  name: 'CARDI_NAME',
  'servers.production': 'CARDI_PRODUCTION_URL',
  'servers.staging': 'CARDI_STAGING_URL',
  'updates.url': 'CARDI_UPDATE_URL',
  'updates.key': 'CARDI_UPDATE_KEY',
  'updates.channel': 'CARDI_UPDATE_CHANNEL',
};

function publicKeyOf(pem: string): string {
  const key = pem.includes('PRIVATE KEY') ? createPublicKey(createPrivateKey(pem)) : createPublicKey(pem);
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/**
 * The build file's content, from the environment of `npm run package`. Throws a sentence where a value is missing:
 * nobody can use a package without a server, or check updates without a key.
 */
export function buildFor(env: Record<string, string | undefined>, readFile: (file: string) => string): Build {
  const given = packing.parse(env);
  const { CARDI_UPDATE_URL: url, CARDI_UPDATE_KEY: keyFile } = given;
  if (given.CARDI_PRODUCTION_URL === null && !isForQa(env)) {
    throw new Error(
      'A package needs CARDI_PRODUCTION_URL, the address of the server that it is for. A package for QA (CARDI_QA_BUILD=1) may go without.',
    );
  }
  if (url !== undefined && keyFile === undefined) {
    throw new Error('CARDI_UPDATE_URL needs CARDI_UPDATE_KEY: without a key no update is taken, on any system.');
  }
  const parsed = buildSchema.safeParse({
    name: given.CARDI_NAME,
    servers: { production: given.CARDI_PRODUCTION_URL, staging: given.CARDI_STAGING_URL },
    updates:
      url === undefined || keyFile === undefined
        ? null
        : { url, key: publicKeyOf(readFile(keyFile)), channel: given.CARDI_UPDATE_CHANNEL },
    isForQa: isForQa(env),
  });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${variables[issue?.path.join('.') ?? ''] ?? 'The package'} ${issue?.message ?? 'is not valid'}.`);
}

/** The arguments with which electron-builder makes the package. */
export function builderArguments(build: Build): string[] {
  const feed = build.updates?.url ?? 'https://updates.invalid';
  return [
    `-c.productName=${build.name}`,
    `-c.extraMetadata.productName=${build.name}`,
    '-c.publish.provider=generic',
    // The app itself sets the feed's address, but electron-updater still requires a file beside the archive.
    `-c.publish.url=${feed}`,
    `-c.publish.channel=${feedOf(build.updates?.channel ?? 'stable')}`,
    '--publish',
    'never',
    ...(build.isForQa ? qaSigning : []),
  ];
}

/** Without a signing identity, a hardened program can load its own libraries only with the entitlements for QA. */
const qaEntitlements = 'resources/entitlements.mac.qa.plist';
const qaSigning = [`-c.mac.entitlements=${qaEntitlements}`, `-c.mac.entitlementsInherit=${qaEntitlements}`];
