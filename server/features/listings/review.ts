import type { CurrentUser } from '#contract/accounts.ts';
import { reviewAge } from '#contract/listings.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { hasUpheldReport, openCase, putHold } from '#server/features/moderation/index.ts';
import { holdTextPictures, movePictures } from '#server/features/pictures/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { setHoldState } from './life-store.ts';
import { hasShown } from './own-store.ts';
import { moderatedListings } from './record.ts';
import { insertListing, type NewListing } from './write-store.ts';

type ReviewDeps = Pick<Deps, 'database' | 'env' | 'now' | 'baseUrl'>;

/**
 * Adds a listing and returns its id. The first listing of a new account, and every listing of a member with an upheld
 * report, waits for the team's review; until then nobody else sees it. `draftId`: the draft that it was, which is deleted.
 */
export async function publish(
  deps: ReviewDeps,
  trx: Transaction,
  user: CurrentUser,
  { draftId, ...listing }: Omit<NewListing, 'ownerId' | 'hold'> & { draftId?: number },
): Promise<number> {
  const isHeld = await needsReview(deps, trx, user);
  const id = await insertListing(deps.database, trx, { ...listing, ownerId: user.id, hold: isHeld ? 'pending' : null });
  if (draftId !== undefined) await movePictures(trx, { kind: 'listing', id: draftId }, id);
  await holdTextPictures(deps, trx, {
    userId: user.id,
    holder: { kind: 'listing', id },
    html: listing.html,
    field: 'description',
  });
  if (isHeld) {
    await submitForReview(deps, trx, id);
    await tellTeam(deps, trx, user, listing.title);
  }
  return id;
}

/**
 * Puts the current form of a listing before the team; called with every change of a listing that is not approved yet.
 */
export async function submitForReview(deps: ReviewDeps, trx: Transaction, id: number): Promise<void> {
  const at = deps.now().toISOString();
  await setHoldState(trx, id, 'pending');
  await putHold(trx, { kind: 'listing', itemId: id, reason: '', at });
  const [record] = await moderatedListings.find({ db: trx }, [id]);
  if (record) await openCase(trx, { kind: 'listing', source: 'review', record, at });
}

async function needsReview({ env, now }: ReviewDeps, trx: Transaction, user: CurrentUser): Promise<boolean> {
  if (env.listingReview === 'off' || user.role === 'admin') return false;
  if (await hasUpheldReport(trx, user.id)) return true;
  const { createdAt } = await findAccount({ db: trx }, user.id);
  const isNew = now().getTime() - Date.parse(createdAt) < reviewAge.days * 24 * 60 * 60 * 1000;
  return isNew && !(await hasShown(trx, user.id));
}

async function tellTeam(deps: ReviewDeps, trx: Transaction, user: CurrentUser, title: string) {
  await enqueueMail(trx, reviewMail(deps, user, title), deps.now(), [user.id]);
}

/** To the team: a listing waits for its review. */
export function reviewMail(
  { env, baseUrl }: Pick<ReviewDeps, 'env' | 'baseUrl'>,
  user: Pick<CurrentUser, 'username'>,
  title: string,
): MailMessage {
  return {
    template: 'listings.review',
    to: env.site.contactEmail,
    subject: `A listing waits for review: ${title}`,
    paragraphs: [`${user.username} has posted "${title}". No one else can see it until it is approved.`],
    action: { label: 'Open the queue', url: `${baseUrl()}/admin/moderation` },
  };
}
