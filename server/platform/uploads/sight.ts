import type { Deps } from '#server/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { seenBy } from '#server/platform/records/records.ts';

/** A row of an uploaded file, as far as it says who sees it. */
interface SeenFile {
  user_id: number | null;
  holder_kind: string | null;
  holder_id: number | null;
  expires_at: string | null;
}

/** The kind of the record, for a picture in the text of one (`listing-text`). */
const recordKind = (kind: string) => kind.replace(/-text$/, '');

/**
 * Who sees a file of a record by now: everybody that of a public record or profile; its owner and admins that of a withheld record, of a
 * draft of the team or of a profile that is turned off, and the member who uploaded it one that waits or is in a draft, which is
 * for this caller alone; otherwise nobody.
 */
export async function sightOf(
  { database, features, now }: Pick<Deps, 'database' | 'features' | 'now'>,
  session: Session | null,
  { user_id: userId, holder_kind: kind, holder_id: id, expires_at: expiresAt }: SeenFile,
): Promise<'everyone' | 'caller' | 'nobody'> {
  if (kind === null || id === null) {
    const waits = expiresAt !== null && expiresAt > now().toISOString();
    return waits && session?.user.id === userId ? 'caller' : 'nobody';
  }
  const record = features.flatMap(({ records = [] }) => records).find((each) => each.kind === recordKind(kind));
  if (!record) return 'nobody';
  const shown = await seenBy(record, { database, viewerId: null, now: now() }, [id]);
  if (shown.length > 0) return 'everyone';
  if (!session) return 'nobody';
  // An admin without the second factor is a member.
  if (session.user.role === 'admin' && !session.mustSetUpTwoFactor) return 'caller';
  if (session.user.id === userId) return 'caller';
  const [withheld] = (await record.moderated?.find(database, [id])) ?? [];
  return withheld?.ownerId === session.user.id ? 'caller' : 'nobody';
}
