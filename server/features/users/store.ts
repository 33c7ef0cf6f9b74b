import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

export interface UserRow {
  id: number;
  username: string;
  username_key: string;
  email: string;
  email_confirmed_at: string | null;
  full_name: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  suspended_at: string | null;
  created_at: string;
  has_profile: 0 | 1;
}

export const userColumns = [
  'users.id',
  'users.username',
  'users.username_key',
  'users.email',
  'users.email_confirmed_at',
  'users.full_name',
  'users.role',
  'users.membership_tier',
  'users.suspended_at',
  'users.created_at',
  hasProfile('users.id'),
] as const;

/** One account that is not deleted, or `undefined`. */
export function findUser({ db }: Pick<Database, 'db'>, id: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(userColumns)
    .executeTakeFirst();
}

/** Gives an account another role. */
export async function setRole(trx: Transaction, id: number, role: 'member' | 'admin'): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
}
