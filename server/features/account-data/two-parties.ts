import type { CurrentUser } from '#contract/accounts.ts';
import { blocksPerMember } from '#contract/blocks.ts';
import type { ConnectionList } from '#contract/connections.ts';
import type { Deps } from '#server/deps.ts';
import { presentBlock } from '#server/features/connections/blocks/presenter.ts';
import { findBlocks } from '#server/features/connections/blocks/store.ts';
import { findConnections } from '#server/features/connections/list-store.ts';
import { presentConnection } from '#server/features/connections/presenter.ts';
import { presentEnquiry } from '#server/features/enquiries/presenter.ts';
import { findReceived } from '#server/features/enquiries/store.ts';
import { presentDetail } from '#server/features/introductions/presenter.ts';
import { findIntroductions, findTrails, type IntroductionFilter } from '#server/features/introductions/store.ts';
import { surroundingsOf } from '#server/features/introductions/surroundings.ts';
import { peerOf, presentMessage } from '#server/features/messages/presenter.ts';
import { findInbox, findSentBy } from '#server/features/messages/store.ts';
import { findHoldReasons } from '#server/features/moderation/hold-store.ts';

type Rows = Promise<Record<string, unknown>[]>;
type ExportDeps = Pick<Deps, 'database' | 'now'>;

/** How many rows are read at once. */
const batch = 200;

/**
 * Rows that others have a part in, by what the export calls them: told as the API tells them to this member, by the
 * same presenters, so that the export never says more.
 */
export const twoParties: Record<string, (deps: ExportDeps, user: CurrentUser) => Rows> = {
  connections: async ({ database }, { id: userId }) => {
    const all: Record<string, unknown>[] = [];
    for (const list of ['connected', 'received', 'sent'] satisfies ConnectionList[]) {
      const rows = await allPages(
        (before) => findConnections(database, { userId, list, isPublic: false }, { before, limit: batch }),
        (row) => row.connection_id,
      );
      for (const row of rows) {
        const { member, note, since } = presentConnection(row, []);
        all.push({ state: list, member: { id: member.id, name: member.name }, note, since });
      }
    }
    return all;
  },
  membersYouBlocked: async ({ database }, { id }) =>
    (await findBlocks(database, id, blocksPerMember)).map(presentBlock),
  messagesYouWrote: async ({ database }, { id: userId }) => {
    const rows = await findSentBy(database, userId);
    const held = rows.filter(({ hold }) => hold !== null).map(({ id }) => id);
    const reasons = await findHoldReasons(database, 'message', held);
    return rows.map((row) => {
      const { body, hold, sentAt } = presentMessage(row, userId, reasons.get(row.id) ?? null);
      return { id: row.id, conversationId: row.conversation_id, body, hold, sentAt };
    });
  },
  conversations: async ({ database }, { id: userId }) => {
    const rows = await allPages(
      (before) => findInbox(database, { userId, before, limit: batch }),
      (row) => row.last_message_id,
    );
    return rows.map((row) => ({ id: row.id, peer: peerOf(row), unread: row.unread }));
  },
  introductionsYouAskedFor: (deps, user) => introductionsOf(deps, { requesterId: user.id }, user),
  introductionsToYou: (deps, user) => introductionsOf(deps, { recipientId: user.id }, user),
  enquiriesYouReceived: async ({ database }, { id: receiverId }) => {
    const which = { receiverId, kind: undefined, itemId: undefined };
    const rows = await allPages(
      (before) => findReceived(database, { ...which, before, limit: batch }),
      (row) => row.id,
    );
    return rows.map(presentEnquiry);
  },
};

async function introductionsOf(deps: ExportDeps, filter: IntroductionFilter, user: CurrentUser): Rows {
  const rows = await allPages(
    (before) => findIntroductions(deps.database, filter, before, batch),
    ({ id }) => id,
  );
  const trails = await findTrails(
    deps.database,
    rows.map(({ id }) => id),
  );
  const trailOf = Map.groupBy(trails, (entry) => entry.introduction_id);
  const around = await surroundingsOf(deps, rows, user.id);
  return rows.map((row) => presentDetail(row, around(row), trailOf.get(row.id) ?? [], user));
}

/** All of a list that is read newest first, page by page. */
async function allPages<Row>(
  find: (before: number | undefined) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await find(last && idOf(last));
    all.push(...page);
    if (page.length < batch) return all;
  }
}
