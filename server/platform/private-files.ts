import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { outboxFolder } from './mail/transport.ts';

/** The files that CARDI and its commands put into DATA_DIR. */
const ours = /^(?:cardi\.db.*|outbox|last-backup|backups?|[\w.-]+\.db(?:\.sha256)?|lost\+found)$/;

/**
 * Keeps what is written from here on to this user, and what lies in `dataDir` already: an earlier version left it
 * open to everyone on the machine. A folder that is used for other things, too, stays open; our files in it do not.
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

/** Takes away what others may do. What is not this user's stays as it is: its owner may have reasons. */
function close(path: string): void {
  const { uid, mode } = lstatSync(path);
  const isLink = (mode & 0o170_000) === 0o120_000;
  if (isLink || (mode & 0o077) === 0 || uid !== process.getuid?.()) return;
  chmodSync(path, mode & 0o700);
}
