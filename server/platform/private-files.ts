import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { outboxFolder } from './mail/transport.ts';

/** The files that CARDI and its commands write into DATA_DIR. */
const ours = /^(?:cardi\.db.*|outbox|files|crash-reports|last-backup|backups?|[\w.-]+\.db(?:\.sha256)?|lost\+found)$/;

/**
 * Makes files readable only by this user: new ones, and those already in `dataDir`, which an earlier version left
 * readable by everyone. A folder that is also used for other things stays open; our files in it do not.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  if (!existsSync(dataDir)) return;
  const names = readdirSync(dataDir);
  if (names.every((name) => ours.test(name))) close(dataDir);
  for (const name of names) if (name.startsWith('cardi.db')) close(join(dataDir, name));
  const outbox = join(dataDir, outboxFolder);
  if (!existsSync(outbox)) return;
  close(outbox);
  for (const name of readdirSync(outbox)) close(join(outbox, name));
}

/** Removes the permissions of others. Files of other users are left alone. */
function close(path: string): void {
  const { uid, mode } = lstatSync(path);
  const isLink = (mode & 0o170_000) === 0o120_000;
  if (isLink || (mode & 0o077) === 0 || uid !== process.getuid?.()) return;
  chmodSync(path, mode & 0o700);
}
