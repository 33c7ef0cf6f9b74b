import type { CurrentUser } from '#contract/accounts.ts';
import type { ParsedInput } from '#contract/kit/endpoint.ts';
import { type Meeting, meetingBounds, type proposeMeeting } from '#contract/messages-meetings.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { refusalOf, writingTo } from '../permission.ts';
import { findByKey, insertMessage, lockConversation } from '../sending-store.ts';
import { findSide } from '../store.ts';
import { meetingMoments } from './moments.ts';
import { tellOfProposal } from './news.ts';
import { endOf, inWords, presentMeeting } from './presenter.ts';
import { countOpen, findByMessages, findMeeting, insertMeeting, type MeetingRow, updateMeeting } from './store.ts';

type Proposal = ParsedInput<typeof proposeMeeting>['body'];

/**
 * Proposes a meeting as a message. 404 for anyone who takes no part in the conversation, 400 for a time that is past,
 * too far ahead or skipped by a clock, 403 where writing is not allowed, 409 where too many are open or the proposal
 * that it replaces has ended.
 */
export async function propose(
  deps: Deps,
  proposer: CurrentUser,
  conversationId: number,
  proposal: Proposal,
): Promise<Meeting> {
  const side = await findSide(deps.database, conversationId, proposer.id);
  if (!side) throw notFound('conversation');
  const times = momentsOf(deps, proposal);
  const row = await deps.database.write(async (trx) => {
    // In the order in which an account is deleted: the other member first, then the conversation.
    await lockRow(deps.database, trx, 'users', side.peer_id);
    await lockConversation(deps.database, trx, conversationId);
    const key = proposal.key ?? crypto.randomUUID();
    const earlier = await findByKey(trx, conversationId, proposer.id, key);
    if (earlier) return (await findByMessages({ db: trx }, [earlier.id])).get(earlier.id);
    const writing = await writingTo({ db: trx }, proposer, side.peer_id);
    if (writing !== 'open') throw refusalOf(writing, side.peer_full_name ?? side.peer_username);
    const moved = await closeEarlier(deps, trx, { proposer, conversationId, id: proposal.insteadOf });
    const at = deps.now().toISOString();
    if ((await countOpen(trx, conversationId, at)) >= meetingBounds.open) {
      throw new HttpError(
        'conflict',
        `${meetingBounds.open} proposals are open here. Please wait for an answer first.`,
      );
    }
    const said = {
      times: JSON.stringify(times),
      minutes: proposal.minutes,
      place: proposal.place,
      note: proposal.note,
      time_zone: proposal.timeZone,
    };
    const message = await insertMessage(trx, {
      conversationId,
      senderId: proposer.id,
      peerId: side.peer_id,
      key,
      body: inWords(said),
      createdAt: at,
    });
    const id = await insertMeeting(trx, {
      ...said,
      conversation_id: conversationId,
      message_id: message.id,
      proposer_id: proposer.id,
      receiver_id: side.peer_id,
      state: 'open',
      last_time: times.at(-1) ?? at,
      starts_at: null,
      moves_id: moved,
      ended_by: null,
      uid: crypto.randomUUID(),
      sequence: 0,
      changed_at: at,
    });
    const made = await findMeeting({ db: trx }, id);
    if (made) await tellOfProposal(trx, deps, made, proposer.id);
    return made;
  });
  if (!row) throw new HttpError('conflict', 'The key of this proposal was used for another message.');
  deps.mail.wake();
  return presentMeeting(row, proposer.id);
}

/** The moments of a proposal in order; 400 by field. */
function momentsOf(deps: Deps, { times, timeZone }: Proposal): string[] {
  return meetingMoments(
    deps,
    Object.fromEntries(times.map((local, index) => [`times.${index}`, local])),
    timeZone,
  ).toSorted();
}

/**
 * Makes room for a proposal: an open one is closed, and an accepted meeting stays until the new one is accepted. Returns
 * the number of the accepted meeting that it moves, or `null`.
 */
async function closeEarlier(
  deps: Deps,
  trx: Transaction,
  { proposer, conversationId, id }: { proposer: CurrentUser; conversationId: number; id: number | undefined },
): Promise<number | null> {
  if (id === undefined) return null;
  const earlier = await findMeeting({ db: trx }, id);
  if (!earlier || earlier.conversation_id !== conversationId) throw notFound('meeting');
  const at = deps.now().toISOString();
  if (earlier.state === 'accepted' && endOf(earlier) > at) return earlier.id;
  if (earlier.state !== 'open') throw ended(earlier);
  await updateMeeting(trx, earlier.id, { state: 'replaced', ended_by: proposer.id, changed_at: at });
  return earlier.moves_id;
}

const endings: Readonly<Record<MeetingRow['state'], string>> = {
  open: 'This proposal is still open.',
  accepted: 'A time of this proposal has been accepted already.',
  declined: 'This proposal was declined.',
  withdrawn: 'This proposal was withdrawn.',
  replaced: 'Other times have been proposed instead.',
  cancelled: 'This meeting was cancelled.',
};

/** The refusal of a change to a meeting that has had its answer. */
export function ended({ state }: Pick<MeetingRow, 'state'>): HttpError {
  return new HttpError('conflict', endings[state]);
}
