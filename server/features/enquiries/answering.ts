import type { CurrentUser } from '#contract/accounts.ts';
import { type answerEnquiry as answerEndpoint, enquiryBounds } from '#contract/enquiries.ts';
import type { ParsedInput } from '#contract/kit/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { answerEnquiry, replyAddress } from '#server/features/messages/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { findAnswers, insertAnswer, moveToConversation } from './answer-store.ts';
import { answerMail } from './mails.ts';
import { meetingOfAnswer } from './meeting.ts';
import { type EnquiryRow, findOneReceived, markEnquiry } from './store.ts';

type Answer = ParsedInput<typeof answerEndpoint>['body'];

/**
 * Answers an enquiry: a visitor by mail, a member in a conversation that is opened for it. Returns that conversation.
 * 404 for anyone but its receiver, 409 where it cannot be answered (any more), 403 where one has blocked the other.
 */
export async function answer(
  deps: Deps,
  owner: CurrentUser,
  id: number,
  words: Answer,
): Promise<{ conversationId: number | null }> {
  const answered = await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'enquiries', id);
    const enquiry = await findOneReceived({ db: trx }, id, owner.id);
    if (!enquiry) throw notFound('enquiry');
    if (enquiry.message_id !== null) throw new HttpError('conflict', 'This enquiry is in Messages. Answer it there.');
    await markEnquiry(trx, id, deps.now().toISOString());
    return enquiry.sender_id === null
      ? answerByMail(deps, trx, owner, enquiry, words)
      : answerMember(deps, trx, owner, enquiry, enquiry.sender_id, words);
  });
  deps.mail.wake();
  return answered;
}

/** Mails a visitor. Their reply is filed here where the server takes mail; otherwise it goes to the owner's address. */
async function answerByMail(deps: Deps, trx: Transaction, owner: CurrentUser, enquiry: EnquiryRow, words: Answer) {
  // The address of an account that was deleted is deleted, too.
  if (enquiry.email === '') throw gone();
  // Nothing that was written by an unconfirmed account is mailed to others.
  if (!owner.isEmailConfirmed) throw new HttpError('forbidden', 'Please confirm your email address first.');
  const earlier = (await findAnswers({ db: trx }, [enquiry.id]))(enquiry.id).filter(({ is_reply }) => is_reply === 0);
  if (earlier.length >= enquiryBounds.answers) {
    const most = enquiryBounds.answers;
    throw new HttpError('conflict', `You have answered this enquiry ${most} times. Please continue by email.`);
  }
  const now = deps.now();
  const name = owner.fullName ?? owner.username;
  const { body } = words;
  const set = meetingOfAnswer(deps, { enquiry, owner: name, earlier, words });
  await insertAnswer(trx, { enquiryId: enquiry.id, body, at: now.toISOString(), meeting: set?.meeting ?? null });
  const about = enquiry.kind === 'member' ? 'to them' : `about "${enquiry.item_title}"`;
  const filed = replyAddress(deps, { word: 'enquiry', id: enquiry.id });
  const mail = answerMail(
    { to: enquiry.email, ownerEmail: owner.email, filed },
    { name, about, body, more: set?.paragraphs ?? [] },
    set ? [set.file] : undefined,
  );
  await enqueueMail(trx, mail, now, [owner.id]);
  return { conversationId: null };
}

async function answerMember(
  deps: Deps,
  trx: Transaction,
  owner: CurrentUser,
  enquiry: EnquiryRow,
  senderId: number,
  { body, meeting, cancelsMeeting }: Answer,
) {
  if (meeting || cancelsMeeting) throw invalidInput({ meeting: 'Please propose a meeting with a member in Messages' });
  const place = await answerEnquiry(
    deps,
    trx,
    owner,
    {
      senderId,
      about: { kind: enquiry.kind, id: enquiry.item_id, title: enquiry.item_title },
      body: enquiry.message,
    },
    { body, key: crypto.randomUUID() },
  );
  if (!place) throw gone();
  await moveToConversation(trx, enquiry.id, place.messageId);
  return { conversationId: place.conversationId };
}

function gone(): HttpError {
  return new HttpError('conflict', 'The sender no longer has an account.');
}
