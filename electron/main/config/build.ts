import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';

import { updateChannels } from '#contract/desktop/updates.ts';
import { isLoopback, serverOrigin } from '../network/server-origin.ts';
import { readText } from '../settings/settings-file.ts';
import { ConfigError } from './config-error.ts';

/** Where update feeds may be: https only, and not on this computer. */
export const feedUrl = z.string().refine((value) => isHttps(URL.parse(value)), 'must begin with https://');

const isHttps = (url: URL | null) => url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));

/** The name shown to people. */
export const productName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .&-]{0,39}$/u, 'must be a name of 1 to 40 letters');

/** An Ed25519 public key as PEM. */
export const publicKey = z.string().refine(isEd25519, 'must be an Ed25519 public key in PEM');

function isEd25519(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** The build file inside a package; `electron/packaging/build-file.ts` writes it when the app is packed. */
export const buildSchema = z
  .object({
    name: productName,
    servers: z.object({ production: serverOrigin.nullable(), staging: serverOrigin.nullable() }),
    updates: z.object({ url: feedUrl, key: publicKey, channel: z.enum(updateChannels) }).nullable(),
    /** A package for QA, which tests can drive from outside; it is never published. */
    isForQa: z.boolean(),
  })
  .refine(({ servers, isForQa }) => servers.production !== null || isForQa, 'A package needs a production server');
export type Build = z.infer<typeof buildSchema>;

/** A copy that runs from source. */
export const sourceBuild: Build = {
  name: 'CARDI',
  servers: { production: null, staging: null },
  updates: null,
  isForQa: true,
};

/** Relative to the archive. */
export const buildFile = 'dist/desktop/build.json';

/**
 * Reads what the package was built for.
 *
 * @throws ConfigError where the app was packed by other means than `npm run package`
 */
export function readBuild(appPath: string): Build {
  try {
    return buildSchema.parse(JSON.parse(readText(join(appPath, buildFile)) ?? 'null'));
  } catch {
    throw new ConfigError('This package does not say which server it is for. Pack it again with npm run package.');
  }
}
