import type { CurrentUser } from '#contract/accounts.ts';
import { type OfferAudience, type OfferStanding, offerAudiences, type Redemption } from '#contract/offers.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import { includes, offersGiven } from './gate.ts';
import { standingOf } from './presenter.ts';
import { addRedemption, type FoundRedemption, findRedemption } from './redemption-store.ts';
import { findOffer, lockOffer, type OfferRow } from './store.ts';

type RedemptionDeps = Pick<Deps, 'database' | 'now'>;

/**
 * Gives a member the code and the link of an offer (rule offers). Who has them gets the same ones again, whatever has
 * become of the offer or of the plan. Otherwise 404 for an unknown offer and a draft, 403 without the plan, and 409 with
 * the reason where it cannot be redeemed now.
 */
export async function redeem(deps: RedemptionDeps, user: CurrentUser, offerId: number): Promise<Redemption> {
  const { database } = deps;
  // Most calls after the first need no lock.
  const earlier = await redemptionOf(deps, user, offerId);
  if (earlier) return earlier;
  return database.write(
    async (trx) => {
      const offer = await lockOffer(database, trx, offerId);
      if (!offer || offer.status === 'draft') throw notFound('offer');
      const found = await findRedemption({ db: trx }, offer, user.id);
      if (found) return present(offer, found);
      const now = deps.now();
      refuseClosed(offer, standingOf(offer, now), includes(await offersGiven({ db: trx }, user), offer.audience));
      await addRedemption(trx, offer, user.id, now.toISOString());
      const made = await findRedemption({ db: trx }, offer, user.id);
      if (!made) throw new Error('a redemption has vanished from its own transaction');
      return present(offer, made);
    },
    { turn: `offer:${offerId}` },
  );
}

/** What a member has got of an offer; `undefined` if they have not redeemed it. */
export async function redemptionOf(
  { database }: RedemptionDeps,
  user: Pick<CurrentUser, 'id'>,
  offerId: number,
): Promise<Redemption | undefined> {
  const offer = await findOffer(database, offerId);
  const found = offer && (await findRedemption(database, offer, user.id));
  return offer && found && present(offer, found);
}

const plans: Record<OfferAudience, string> = {
  professional: `This offer is for ${offerAudiences.professional.label}.`,
  annual: `This offer is for ${offerAudiences.annual.label}.`,
};

function refuseClosed(offer: OfferRow, standing: OfferStanding, isIncluded: boolean): void {
  const { starts_on: starts, ends_on: ends } = offer;
  const reasons: Partial<Record<OfferStanding, string>> = {
    withdrawn: 'This offer has been withdrawn.',
    over: `This offer ended on ${ends && dayInWords(ends)} (UTC).`,
    'used-up': 'This offer is used up: nothing is left to redeem.',
    upcoming: `This offer starts on ${starts && dayInWords(starts)} (UTC).`,
  };
  // What nobody can redeem any more is not a matter of the plan.
  if (standing === 'withdrawn' || isIncluded) {
    const reason = reasons[standing];
    if (reason) throw new HttpError('conflict', reason);
    return;
  }
  throw new HttpError('forbidden', plans[offer.audience]);
}

function present({ url }: OfferRow, { code, redeemedAt }: FoundRedemption): Redemption {
  return { code, url, redeemedAt };
}
