import { z } from 'zod';

/** An S3-compatible storage; its secret is in no log, answer or error. */
export interface S3Setting {
  /** The address of the bucket and, below it, of the folder of our files, without a slash at the end. */
  url: string;
  keyId: string;
  secret: string;
  region: string;
}

/** What is wrong with a value that does not fit. It quotes nothing of it, because there is a secret in it. */
const problem =
  'must be an address such as s3://key:secret@s3.example/bucket?region=eu-central-1 (s3+http:// without TLS), with its special characters percent-encoded';

/** The setting as it is written: access key, secret, host, bucket and, if one likes, a folder in it. */
export const storageUrl = z.string().transform((text, context): S3Setting => {
  const setting = parse(text);
  if (setting) return setting;
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
});

function parse(text: string): S3Setting | null {
  const url = URL.parse(text);
  const scheme = url?.protocol === 's3:' ? 'https' : url?.protocol === 's3+http:' ? 'http' : null;
  if (!url || !scheme || !url.host || url.hash) return null;
  if ([...url.searchParams.keys()].some((name) => name !== 'region')) return null;
  // Only letters that no S3 server reads in two ways.
  if (!/^(?:\/[\w.-]*[\w-][\w.-]*)+\/?$/.test(url.pathname)) return null;
  const [keyId, secret] = [decoded(url.username), decoded(url.password)];
  if (!keyId || !secret) return null;
  return {
    url: `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`,
    keyId,
    secret,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
