import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { findProfile, type ProfileRow } from './profile-store.ts';

/** The profile that everyone may see, or a 404. */
export async function listedProfile({ database }: Pick<Deps, 'database'>, id: number): Promise<ProfileRow> {
  const row = await findProfile(database, id);
  if (!row || row.is_listed === 0) throw notFound('member');
  return row;
}
