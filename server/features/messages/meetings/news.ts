import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { replyAddress } from '../inbound/reply-address.ts';
import { findPeer } from '../store.ts';
import { meetingFile, type Names } from './calendar.ts';
import { meetingMail } from './mail.ts';
import { whenInWords } from './presenter.ts';
import type { MeetingRow } from './store.ts';

type NewsDeps = Pick<Deps, 'now' | 'env' | 'baseUrl' | 'secretKey'>;

/** Tells the other member of a proposal, or of one that was declined or withdrawn. */
export async function tellOfProposal(
  trx: Transaction,
  deps: NewsDeps,
  row: MeetingRow,
  actorId: number,
): Promise<void> {
  const names = await namesOf(trx, row);
  const name = actorId === row.proposer_id ? names.proposer : names.receiver;
  const words = {
    open: [`${name} proposes a meeting`, 'Accept a time, propose others or decline.'],
    declined: [`${name} declined your meeting`, 'None of the times you proposed suits them.'],
    withdrawn: [`${name} withdrew a meeting`, 'You need not answer the proposal.'],
  } as const;
  if (!(row.state in words)) return;
  const [title, body] = words[row.state as keyof typeof words];
  await notify(trx, deps, { ...aboutFor(deps, row, actorId, otherOf(row, actorId)), title, body });
}

/**
 * Tells both members of a meeting that was accepted, moved or cancelled, with its calendar file. The one who did it gets
 * the mail only. `isGone`: the actor's account is being deleted, so the news must outlast it.
 */
export async function tellOfMeeting(
  trx: Transaction,
  deps: NewsDeps,
  row: MeetingRow,
  { actorId, isMoved = false, isGone = false }: { actorId: number; isMoved?: boolean; isGone?: boolean },
): Promise<void> {
  const names = await namesOf(trx, row);
  const actor = actorId === row.proposer_id ? names.proposer : names.receiver;
  const other = actorId === row.proposer_id ? names.receiver : names.proposer;
  const isCancelled = row.state === 'cancelled';
  const verb = isCancelled ? 'cancelled' : isMoved ? 'moved' : 'accepted';
  const file = meetingFile(deps, row, names);
  const tell = async (userId: number, title: string) => {
    const to = await findAddressee({ db: trx }, userId);
    if (!to) return;
    const { replyTo: address, ...about } = aboutFor(deps, row, actorId, userId);
    // Nobody is left who could read a reply.
    const replyTo = isGone ? undefined : address;
    await notify(trx, deps, {
      ...about,
      ...(isGone && { subjectId: null }),
      title,
      body: isCancelled ? 'It no longer takes place.' : 'It is agreed. The conversation has its calendar file.',
      withoutBell: userId === actorId,
      mail: meetingMail(deps, {
        to,
        title,
        names,
        when: whenInWords(row.starts_at ?? '', row.time_zone, row.minutes),
        change: isCancelled ? 'cancelled' : isMoved ? 'moved' : 'agreed',
        page: about,
        replyTo,
        file,
      }),
    });
  };
  await tell(otherOf(row, actorId), `${actor} ${verb} a meeting with you`);
  if (!isGone) await tell(actorId, `You ${verb} a meeting with ${other}`);
}

export async function namesOf(trx: Pick<Transaction, 'selectFrom'>, row: MeetingRow): Promise<Names> {
  const [proposer, receiver] = [
    await findPeer({ db: trx as Transaction }, row.proposer_id),
    await findPeer({ db: trx as Transaction }, row.receiver_id),
  ];
  return {
    proposer: proposer?.full_name ?? proposer?.username ?? '',
    receiver: receiver?.full_name ?? receiver?.username ?? '',
  };
}

function otherOf(row: MeetingRow, userId: number): number {
  return row.proposer_id === userId ? row.receiver_id : row.proposer_id;
}

function aboutFor(deps: NewsDeps, row: MeetingRow, actorId: number, userId: number) {
  const replyTo = replyAddress(deps, { conversationId: row.conversation_id, userId });
  return {
    userId,
    subjectId: userId === actorId ? otherOf(row, userId) : actorId,
    kind: 'meeting' as const,
    path: pathTo(paths.conversation, { id: row.conversation_id }),
    action: 'Open the conversation',
    ...(replyTo && { replyTo }),
  };
}
