import { setImmediate } from 'node:timers/promises';

import type { AccountExport } from '#contract/account-data.ts';
import type { CurrentUser } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { PersonalData } from '#server/platform/feature.ts';
import { findHeld } from './store.ts';

const about =
  'Everything stored about your account, except passwords, keys and other secrets, and data that belongs to others. The newsletter is not part of an account: it only stores an address.';

/**
 * Everything stored about a member, in readable names: for each table the columns that its holding lists. Records
 * shared with other members appear as the API shows them to this member now.
 */
export async function exportOf(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  user: CurrentUser,
): Promise<AccountExport> {
  const data: AccountExport['data'] = {};
  const parts = deps.features.flatMap(({ personalData = [] }) => personalData);
  const presenters = Object.assign({}, ...parts.map(({ present }) => present)) as NonNullable<PersonalData['present']>;
  for (const holding of parts.flatMap(({ holdings }) => holdings)) {
    if (!('as' in holding.exported)) continue;
    const { as, tells, isPresented } = holding.exported;
    if (isPresented) {
      const present = presenters[as];
      if (!present) throw new Error(`nobody presents ${as}`);
      data[as] = await present(deps, user);
      continue;
    }
    data[as] = await inReadableNames(await findHeld(deps.database, holding, user.id, tells), tells);
  }
  return { format: 'account-export', version: 2, exportedAt: deps.now().toISOString(), about, data };
}

/** So many rows are rewritten at a stretch: others are answered in between. */
const portion = 500;

async function inReadableNames(rows: readonly Record<string, unknown>[], columns: readonly string[]) {
  const names = columns.map((column) => [column, nameOf(column)] as const);
  const written: Record<string, unknown>[] = [];
  for (let from = 0; from < rows.length; from += portion) {
    for (const row of rows.slice(from, from + portion)) {
      written.push(Object.fromEntries(names.map(([column, name]) => [name, readable(column, row[column])])));
    }
    await setImmediate();
  }
  return written;
}

/** `createdAt` for `created_at`. */
function nameOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Booleans for 1 and 0, lists and objects for JSON, base64 for pictures. */
function readable(column: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if ((value === 0 || value === 1) && /^(is|shows|accepts|wants)_|^enquiries_from_members$/.test(column))
    return value === 1;
  if (typeof value === 'string' && /^[[{]/.test(value)) return parsed(value);
  return value;
}

/** A text that a member wrote may look like JSON without being valid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
