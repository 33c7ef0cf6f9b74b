import type { OfferInput } from '#contract/offers-admin.ts';
import type { Deps } from '#server/deps.ts';
import { changesBetween } from '#server/platform/audit/changes.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { numberInWords } from '#server/platform/text/words.ts';
import { isOver, lockAny, lockEdition, log, refused, refuseOver, refuseTooMany } from './admin-edition.ts';
import { findPartnerName, insertOffer, updateOfferRow } from './admin-store.ts';
import { takeCodes } from './codes.ts';

/** Adds a draft and returns its id. */
export function createDraft(deps: Deps, actorId: number, input: OfferInput): Promise<number> {
  return deps.database.write(async (trx) => {
    const at = deps.now().toISOString();
    const columns = await columnsOf(trx, input);
    const id = await insertOffer(trx, { ...columns, status: 'draft', created_at: at, updated_at: at });
    await log(deps, trx, { actorId, action: 'content.create', id, title: input.title, note: 'As a draft' });
    return id;
  });
}

/** The columns that are named in the log. */
const columnNames = {
  title: 'title',
  partner_id: 'partner',
  giver: 'who gives it',
  gives: 'what members get',
  terms: 'terms',
  url: 'web address',
  starts_on: 'first day',
  ends_on: 'last day',
  max_redemptions: 'limit',
  audience: 'who it is for',
  code_kind: 'kind of code',
};

/**
 * Changes an offer. 409 for an old edition, a limit below what is redeemed, a kind of code that is in use, and a later last
 * day by which one offer too many would be open.
 */
export function changeOffer(
  deps: Deps,
  actorId: number,
  id: number,
  { version, ...input }: OfferInput & { version: number },
): Promise<void> {
  return deps.database.write(async (trx) => {
    const before = await lockEdition(deps, trx, id, version);
    const columns = await columnsOf(trx, input);
    if (columns.max_redemptions !== null && columns.max_redemptions < before.redeemed) {
      const times = before.redeemed === 1 ? 'once' : `${numberInWords(before.redeemed)} times`;
      throw refused('limit', `It has been redeemed ${times}. The limit cannot be lower.`);
    }
    if (columns.code_kind !== before.code_kind && (before.redeemed > 0 || before.status === 'published')) {
      throw refused('codeKind', 'This can no longer be changed: the offer is published or has been redeemed.');
    }
    if (before.status === 'published' && before.ends_on !== columns.ends_on) {
      refuseOver(deps, columns.ends_on);
      if (isOver(deps, before.ends_on)) await refuseTooMany(deps, trx, 'endsOn');
    }
    await updateOfferRow(trx, id, { ...columns, updated_at: deps.now().toISOString() });
    const note = changesBetween(columnNames, before, columns) ?? 'Nothing changed';
    await log(deps, trx, { actorId, action: 'content.edit', id, title: columns.title, note });
  });
}

/** Imports codes (see `takeCodes`) and returns their number. The log has the number only. */
export function addCodes(deps: Deps, actorId: number, id: number, text: string): Promise<number> {
  return deps.database.write(async (trx) => {
    const offer = await lockAny(deps, trx, id);
    const added = await takeCodes(trx, offer, text);
    const many = `${numberInWords(added)} ${added === 1 ? 'code' : 'codes'} added`;
    const note = offer.code_kind === 'own' ? many : 'The code for all members';
    await log(deps, trx, { actorId, action: 'offer.codes', id, title: offer.title, note });
    return added;
  });
}

async function columnsOf(trx: Transaction, input: OfferInput) {
  const partner = input.partnerId === null ? undefined : await findPartnerName({ db: trx }, input.partnerId);
  if (input.partnerId !== null && partner === undefined) {
    throw invalidInput({ partnerId: 'This partner does not exist any more' });
  }
  return {
    title: input.title,
    partner_id: input.partnerId,
    giver: partner ?? input.givenBy,
    gives: input.gives,
    terms: input.terms,
    url: input.url,
    starts_on: input.startsOn === '' ? null : input.startsOn,
    ends_on: input.endsOn === '' ? null : input.endsOn,
    max_redemptions: input.limit,
    audience: input.audience,
    code_kind: input.codeKind,
  };
}
