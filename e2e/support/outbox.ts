import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

import type { RunningServer } from './server.ts';

/** Mails to an address that the server has written so far, oldest first: without SMTP_URL they are files. */
export async function mailsTo(server: Pick<RunningServer, 'dataDir'>, address: string): Promise<Email[]> {
  const folder = join(server.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Waits for the `count`th mail to an address and returns it. */
export async function mailTo(server: Pick<RunningServer, 'dataDir'>, address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await mailsTo(server, address)).length).toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(server, address))[count - 1];
  if (!mail) throw new Error(`There is no mail number ${count} to ${address}`);
  return mail;
}

/** Path, query and fragment of the link in a mail that leads to `path`. */
export function linkIn({ text = '' }: Email, path: string): string {
  const found = text.split(/\s/).find((word) => URL.parse(word)?.pathname === path);
  if (!found) throw new Error(`The mail has no link to ${path}:\n${text}`);
  const { pathname, search, hash } = new URL(found);
  return `${pathname}${search}${hash}`;
}
