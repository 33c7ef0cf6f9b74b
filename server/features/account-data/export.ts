import type { AccountExport } from '#contract/account-data.ts';
import type { Deps } from '#server/deps.ts';
import { holdings } from './holdings.ts';
import { findHeld } from './store.ts';

const about =
  'Everything stored about your account, except passwords, keys and other secrets, and except what belongs to others. The newsletter is not part of an account: it knows an address alone. Mail records hold the address and the time of a mail, no words.';

/** Everything stored about a member, in readable names. */
export async function exportOf(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  userId: number,
): Promise<AccountExport> {
  const data: AccountExport['data'] = {};
  for (const holding of holdings) {
    if (!('as' in holding.exported)) continue;
    const { as, without = [] } = holding.exported;
    const rows = await findHeld(database, holding, userId);
    data[as] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !without.includes(column))
          .map(([column, value]) => [nameOf(column), readable(column, value)]),
      ),
    );
  }
  return { format: 'account-export', version: 1, exportedAt: now().toISOString(), about, data };
}

/** `createdAt` for `created_at`. */
function nameOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Yes and no for 1 and 0, lists and objects for JSON, base64 for pictures. */
function readable(column: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if ((value === 0 || value === 1) && /^(is|shows|accepts|awaits)_/.test(column)) return value === 1;
  if (typeof value === 'string' && /^[[{]/.test(value)) return parsed(value);
  return value;
}

/** What a member wrote may look like JSON without being any. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
