import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readSecret } from './form-stamp-store.ts';

type StampDeps = Pick<Deps, 'database' | 'now'>;

/** A stamp of this moment: the signed time, so that no table has to remember requests. */
export async function makeStamp({ database, now }: StampDeps): Promise<string> {
  const time = now().getTime().toString(36);
  return `${time}.${sign(await secretOf(database), time)}`;
}

/** The age of a stamp (milliseconds), or `null` for a forged one. */
export async function ageOfStamp({ database, now }: StampDeps, stamp: string | undefined): Promise<number | null> {
  const [, time, signature] = /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/.exec(stamp ?? '') ?? [];
  if (time === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(await secretOf(database), time));
  return timingSafeEqual(expected, Buffer.from(signature)) ? now().getTime() - Number.parseInt(time, 36) : null;
}

function sign(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`form-stamp:${time}`).digest('base64url');
}

const secrets = new WeakMap<Database, Promise<string>>();

/** Read once per process; after a failure the next caller tries again. */
function secretOf(database: Database): Promise<string> {
  const known = secrets.get(database);
  if (known) return known;
  const reading = readSecret(database, 'form-stamp');
  secrets.set(database, reading);
  reading.catch(() => secrets.delete(database));
  return reading;
}
