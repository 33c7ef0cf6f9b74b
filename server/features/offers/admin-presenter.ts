import { fewLeft } from '#contract/offers.ts';
import { type AdminOffer, type AdminOfferSummary, fewLeftOneIn } from '#contract/offers-admin.ts';
import { leftOf, standingOf } from './presenter.ts';
import type { OfferRow } from './store.ts';

/** A row of the admins' table. */
export function presentSummary(row: OfferRow, now: Date): AdminOfferSummary {
  const left = leftOf(row);
  const standing = row.status === 'draft' ? null : standingOf(row, now);
  const isCurrent = standing === 'open' || standing === 'upcoming' || standing === 'used-up';
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    givenBy: row.giver,
    state: row.status,
    standing,
    audience: row.audience,
    codeKind: row.code_kind,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    limit: row.max_redemptions,
    redeemed: row.redeemed,
    left,
    isRunningOut: isCurrent && left !== null && isFew(left, row.redeemed),
  };
}

/** A small offer is not running out before anyone has redeemed it. */
function isFew(left: number, redeemed: number): boolean {
  return left === 0 || left * fewLeftOneIn <= left + redeemed || (left <= fewLeft && redeemed > 0);
}

interface OfferFigures {
  imported: number;
  weeks: AdminOffer['weeks'];
}

/** An offer as its form and its figures show it; without codes. */
export function presentAdminOffer(row: OfferRow, { imported, weeks }: OfferFigures, now: Date): AdminOffer {
  return {
    ...presentSummary(row, now),
    entries: {
      title: row.title,
      partnerId: row.partner_id,
      givenBy: row.partner_id === null ? row.giver : '',
      gives: row.gives,
      terms: row.terms,
      url: row.url,
      startsOn: row.starts_on ?? '',
      endsOn: row.ends_on ?? '',
      limit: row.max_redemptions,
      audience: row.audience,
      codeKind: row.code_kind,
    },
    codes: { hasShared: row.has_shared === 1, imported, left: row.codes_left },
    weeks,
    updatedAt: row.updated_at,
  };
}
