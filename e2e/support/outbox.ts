import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type APIRequestContext, expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

import { confirmEmailChange } from '#contract/accounts-settings.ts';
import { confirmRegistration } from '#contract/events.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { RunningServer } from './server.ts';

type Outbox = Pick<RunningServer, 'dataDir'>;

/** The mails to an address so far, oldest first. Without SMTP_URL the server writes them to files. */
export async function mailsTo(server: Outbox, address: string): Promise<Email[]> {
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
export async function mailTo(server: Outbox, address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await mailsTo(server, address)).length).toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(server, address))[count - 1];
  if (!mail) throw new Error(`There is no mail number ${count} to ${address}`);
  return mail;
}

/** Path, query and fragment of the link to `path` in a mail. */
export function linkIn({ text = '' }: Email, path: string): string {
  const found = text.split(/\s/).find((word) => URL.parse(word)?.pathname === path);
  if (!found) throw new Error(`The mail has no link to ${path}:\n${text}`);
  const { pathname, search, hash } = new URL(found);
  return `${pathname}${search}${hash}`;
}

/** A page, or what else makes calls. */
interface Caller {
  request: APIRequestContext;
}

/** Opens the link of the first mail to an address, which confirms it. */
async function open(page: Caller, server: Outbox, address: string, endpoint: Endpoint, at: RegExp): Promise<void> {
  const { text = '' } = await mailTo(server, address);
  const token = at.exec(text)?.[1];
  if (!token) throw new Error(`The mail has no such link:\n${text}`);
  const answer = await page.request.post(endpoint.path, { data: { token } });
  if (!answer.ok()) throw new Error(`${endpoint.path} was answered with ${answer.status()}: ${await answer.text()}`);
}

/**
 * Confirms the address of a new account by the link in its welcome mail. Unconfirmed accounts get no mail and cause
 * none.
 */
export const confirmAddress = (page: Caller, server: Outbox, address: string) =>
  open(page, server, address, confirmEmailChange, /\/settings\/confirm-email#token=(\S+)/);

/** Confirms an event registration by the link in its first mail. */
export const confirmSeat = (page: Caller, server: Outbox, address: string) =>
  open(page, server, address, confirmRegistration, /\/events\/\d+#confirm=(\S+)/);
