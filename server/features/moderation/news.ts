import { itemKinds, type ReportableKind } from '#contract/items.ts';
import { paths } from '#contract/kit/paths.ts';
import type { CaseOutcome } from '#contract/moderation.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

type NewsDeps = Pick<Deps, 'now' | 'baseUrl'>;

interface Affected {
  kind: ReportableKind;
  title: string;
  path: string;
  ownerId: number | null;
}

/** The owner's text before the reason. It does not quote messages, because emails may show on locked screens. */
const sentences: Record<CaseOutcome, (what: string) => { title: string; body: string }> = {
  dismiss: (what) => ({
    title: `A report about ${what} was dismissed`,
    body: 'Someone reported it to our team. We looked at it and left it as it is; you don’t need to do anything.',
  }),
  uphold: (what) => ({
    title: `A report about ${what} was upheld`,
    body: 'Someone reported it to our team. We looked at it and agree with the report.',
  }),
  hide: (what) => ({
    title: `Our team has hidden ${what}`,
    body: 'Only you can see it. You can change it and write to us to have it shown again.',
  }),
  remove: (what) => ({
    title: `Our team has removed ${what}`,
    body: 'It is no longer part of the network. If you think that is a mistake, please write to us.',
  }),
  approve: (what) => ({
    title: `${capitalised(what)} is published`,
    body: 'Our team has reviewed it. Everyone can see it now.',
  }),
  decline: (what) => ({
    title: `${capitalised(what)} was not approved`,
    body: 'Only you can see it. Change it, and our team will review it again.',
  }),
  restore: (what) => ({
    title: `${capitalised(what)} is shown again`,
    body: 'Our team had hidden it. Everyone can see it now.',
  }),
};

/** Tells the owner of a record what the team has done, and why. */
export async function tellOwner(
  trx: Transaction,
  deps: NewsDeps,
  record: Affected,
  happened: CaseOutcome,
  reason: string,
): Promise<void> {
  if (record.ownerId === null) return;
  const { title, body } = sentences[happened](nameOf(record));
  await notify(trx, deps, {
    userId: record.ownerId,
    subjectId: null,
    kind: 'moderation',
    title,
    body: reason ? `${body} The reason: ${reason}` : body,
    path: pathFor(record, happened),
  });
}

/** Tells a member that their report was reviewed, without the decision, which is between the team and the owner. */
export async function tellReporter(
  trx: Transaction,
  deps: NewsDeps,
  userId: number,
  { kind }: Pick<Affected, 'kind'>,
): Promise<void> {
  await notify(trx, deps, {
    userId,
    subjectId: null,
    kind: 'moderation',
    title: `Your report of a ${itemKinds[kind]} has been decided`,
    body: 'Our team has reviewed it and taken the necessary steps. Thank you for helping to keep this network in good order.',
    path: paths.notifications,
  });
}

/** The page on which the owner sees the result. A removed record has no page, and a profile leads to its edit page. */
function pathFor({ kind, path }: Affected, happened: CaseOutcome): string {
  if (kind === 'member') return paths.profileEdit;
  if (happened !== 'remove') return path;
  return kind === 'listing' ? paths.ownListings : paths.notifications;
}

function nameOf({ kind, title }: Affected): string {
  if (kind === 'message') return 'a message of yours';
  return kind === 'member' ? 'your profile' : `your ${itemKinds[kind]} "${title}"`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
