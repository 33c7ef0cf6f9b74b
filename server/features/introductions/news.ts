import { answerDays } from '#contract/introductions-rules.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import { inDollars } from './charges.ts';
import { introducedMail, introductionTeamMail, pathOf, sender } from './mails.ts';
import type { IntroductionWithRecipient } from './store.ts';

type Row = IntroductionWithRecipient;
type NewsDeps = Pick<Deps, 'now' | 'baseUrl' | 'env'>;

/** The member whose name is the request's target, if it is a member. */
function targetMember({ target_kind: kind, target_id: id }: Row): number | null {
  return kind === 'member' ? id : null;
}

/** The name of the other side in a mail. */
export function recipientName(row: Row): string | null {
  return row.recipient_full_name ?? row.recipient_username;
}

/** A request was sent: the recipient is notified, and the sender gets the price. */
export async function tellRequested(trx: Transaction, deps: NewsDeps, row: Row, cents: number): Promise<void> {
  if (row.recipient_id !== null) {
    await notify(trx, deps, {
      userId: row.recipient_id,
      subjectId: row.requester_id,
      kind: 'introduction',
      title: `${row.name} would like to be introduced to you`,
      body:
        `${sender(row)}, has asked for a warm introduction${row.target_kind === 'member' ? '' : ` about ${row.target_title}`}. ` +
        `Read why, and accept or decline within ${answerDays} days. Your contact details stay with us until you accept.`,
      path: pathOf(row),
      action: 'Read the request',
    });
  }
  await tellRequester(trx, deps, row, {
    title: `Your request to meet ${row.target_title} is on its way`,
    body:
      `The price is ${cents === 0 ? 'nothing: it is one of your free introductions' : inDollars(cents)}. ` +
      `You pay nothing if the request is declined or not answered within ${answerDays} days. You can withdraw it until there is an answer.`,
  });
}

/** The team is notified of each request, including those that wait for a membership. */
export async function tellTeamOfRequest(trx: Transaction, deps: NewsDeps, row: Row): Promise<void> {
  const waits = row.status === 'awaiting-membership';
  const facilitates = !waits && row.recipient_id === null;
  await mailTeam(trx, deps, row, {
    subject: `Warm introduction: ${row.name} to ${row.target_title}${waits ? ' (awaiting membership)' : ''}`,
    paragraphs: [
      `${sender(row)} (${row.email}) asks to be introduced to ${row.target_title} (${row.target_kind}).`,
      row.reason,
      waits
        ? 'The sender is not a Professional member. Nothing has been forwarded or charged.'
        : facilitates
          ? 'No member is responsible for it: please ask the people behind it yourselves, and record the answer.'
          : 'The other side has been asked.',
    ],
  });
}

export async function tellAccepted(trx: Transaction, deps: NewsDeps, row: Row): Promise<void> {
  await tellRequester(trx, deps, row, {
    title: `${row.target_title}: your introduction was accepted`,
    body: 'The other side would like to meet you. Our team will introduce you next; then you have each other’s contact details.',
  });
  await mailTeam(trx, deps, row, {
    subject: `Please introduce: ${row.name} and ${recipientName(row) ?? row.target_title}`,
    paragraphs: [`Both sides have agreed. ${sender(row)} asked to be introduced to ${row.target_title}.`],
  });
}

/** `byTeam`: the recipient did not decide this, and is told as well. */
export async function tellDeclined(
  trx: Transaction,
  deps: NewsDeps,
  row: Row,
  { byTeam, reason }: { byTeam: boolean; reason: string },
): Promise<void> {
  await tellRequester(trx, deps, row, {
    title: `${row.target_title}: your introduction was declined`,
    body: `Nothing is charged. The reason given: ${reason}`,
  });
  if (byTeam && row.recipient_id !== null) {
    await notify(trx, deps, {
      userId: row.recipient_id,
      subjectId: row.requester_id,
      kind: 'introduction',
      title: `The introduction to ${row.name} will not take place`,
      body: 'Our team has closed the request. You don’t need to do anything.',
      path: pathOf(row),
    });
  }
}

/** The recipient no longer has to answer, and the team has nothing to do. */
export async function tellWithdrawn(trx: Transaction, deps: NewsDeps, row: Row): Promise<void> {
  if (row.recipient_id !== null) {
    await notify(trx, deps, {
      userId: row.recipient_id,
      subjectId: row.requester_id,
      kind: 'introduction',
      title: `${row.name} has withdrawn the request to be introduced to you`,
      body: 'You don’t need to do anything.',
      path: pathOf(row),
    });
  }
  await mailTeam(trx, deps, row, {
    subject: `Withdrawn: ${row.name} to ${row.target_title}`,
    paragraphs: [`${sender(row)} (${row.email}) no longer asks to be introduced to ${row.target_title}.`],
  });
}

/** Tells the recipient that there is more time, and the sender that the request continues. */
export async function tellExtended(trx: Transaction, deps: NewsDeps, row: Row, expiresAt: string): Promise<void> {
  await tellRequester(trx, deps, row, {
    title: `${row.target_title}: there is more time for an answer`,
    body: `Our team has extended your request until ${dayInWords(expiresAt)}. You still pay nothing if it is not answered.`,
  });
  if (row.recipient_id === null) return;
  await notify(trx, deps, {
    userId: row.recipient_id,
    subjectId: row.requester_id,
    kind: 'introduction',
    title: `${row.name} would still like to be introduced to you`,
    body: `You have time until ${dayInWords(expiresAt)} to accept or decline.`,
    path: pathOf(row),
    action: 'Read the request',
  });
}

export async function tellExpired(trx: Transaction, deps: NewsDeps, row: Row): Promise<void> {
  await tellRequester(trx, deps, row, {
    title: `${row.target_title}: your introduction request has expired`,
    body: `There was no answer within ${answerDays} days. Nothing is charged.`,
  });
}

/**
 * Both sides get each other's contact, by mail and on the request's page; a reply goes to the other. `requesterEmail`:
 * the address of the requester's account, because the one in the request is not confirmed.
 */
export async function tellIntroduced(
  trx: Transaction,
  deps: NewsDeps,
  row: Row,
  contact: { name: string; email: string },
  requesterEmail: string,
): Promise<void> {
  const sides = [
    { userId: row.requester_id, subjectId: row.recipient_id, to: requesterEmail, own: row.name, meets: contact },
    {
      userId: row.recipient_id,
      subjectId: row.requester_id,
      to: contact.email,
      own: contact.name,
      meets: { name: row.name, email: row.email },
    },
  ];
  for (const { userId, subjectId, to, own, meets } of sides) {
    const title = `Introduction: ${row.name} and ${contact.name}`;
    if (userId !== null) {
      const body = `${meets.name} and you have each other’s contact details now.`;
      const news = {
        userId,
        subjectId,
        kind: 'introduction' as const,
        title,
        body,
        path: pathOf(row),
        withoutMail: true,
      };
      await notify(trx, deps, news);
    }
    const mail = introducedMail(row, { to, own, meets, title, hasAccount: userId !== null });
    await enqueueMail(trx, mail, deps.now(), [userId, subjectId]);
  }
}

async function tellRequester(
  trx: Transaction,
  deps: NewsDeps,
  row: Row,
  { title, body }: { title: string; body: string },
): Promise<void> {
  if (row.requester_id === null) return;
  await notify(trx, deps, {
    userId: row.requester_id,
    subjectId: row.recipient_id ?? targetMember(row),
    kind: 'introduction',
    title,
    body,
    path: pathOf(row),
    action: 'See the request',
  });
}

async function mailTeam(
  trx: Transaction,
  deps: NewsDeps,
  row: Row,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
): Promise<void> {
  await enqueueMail(trx, introductionTeamMail(deps, row, { subject, paragraphs }), deps.now(), [
    row.requester_id,
    row.recipient_id,
    targetMember(row),
  ]);
}
