import type { AuditAction } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import { type OfferInput, offerBounds } from '#contract/offers-admin.ts';
import type { Deps } from '#server/deps.ts';
import { changesBetween } from '#server/platform/audit/changes.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { dayInWords, numberInWords } from '#server/platform/text/words.ts';
import { countCurrent, deleteOfferRow, findPartnerName, insertOffer, updateOfferRow } from './admin-store.ts';
import { takeCodes } from './codes.ts';
import { dayOf } from './presenter.ts';
import { lockOffer, type OfferRow } from './store.ts';

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

/** Changes an offer. 409 for an old edition, a limit below what is redeemed, and a kind of code that is in use. */
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
    if (before.status === 'published' && before.ends_on !== columns.ends_on) refuseOver(deps, columns.ends_on);
    await updateOfferRow(trx, id, { ...columns, updated_at: deps.now().toISOString() });
    const note = changesBetween(columnNames, before, columns) ?? 'Nothing changed';
    await log(deps, trx, { actorId, action: 'content.edit', id, title: columns.title, note });
  });
}

/** Publishes an offer. 409 where members could not redeem it, or too many are open. */
export function publishOffer(deps: Deps, actorId: number, id: number, version: number): Promise<void> {
  return deps.database.write(async (trx) => {
    const offer = await lockEdition(deps, trx, id, version);
    if (offer.status === 'published') throw new HttpError('conflict', 'This offer has already been published.');
    refuseOver(deps, offer.ends_on);
    if (offer.code_kind === 'shared' && offer.has_shared === 0) {
      throw new HttpError('conflict', 'Please enter the code first.');
    }
    if (offer.code_kind === 'own' && offer.codes_left === 0) {
      throw new HttpError('conflict', 'Please import codes first.');
    }
    if ((await countCurrent({ db: trx }, dayOf(deps.now()))) >= offerBounds.open) {
      throw new HttpError('conflict', `There are already ${offerBounds.open} open offers. Please end one first.`);
    }
    await updateOfferRow(trx, id, { status: 'published', updated_at: deps.now().toISOString() });
    await log(deps, trx, { actorId, action: 'content.publish', id, title: offer.title, note: null });
  });
}

/** Ends a published offer at once. Who has redeemed it keeps what they have got. */
export function endOffer(deps: Deps, actorId: number, id: number, version: number): Promise<void> {
  return deps.database.write(async (trx) => {
    const offer = await lockEdition(deps, trx, id, version);
    if (offer.status !== 'published') throw new HttpError('conflict', 'Only a published offer can be ended.');
    await updateOfferRow(trx, id, { status: 'ended', updated_at: deps.now().toISOString() });
    await log(deps, trx, { actorId, action: 'offer.end', id, title: offer.title, note: null });
  });
}

/** Deletes a draft with its codes; 409 for any other offer. */
export function deleteDraft(deps: Deps, actorId: number, id: number): Promise<void> {
  return deps.database.write(async (trx) => {
    const offer = await lockAny(deps, trx, id);
    if (offer.status !== 'draft') {
      throw new HttpError('conflict', 'Only a draft can be deleted. End the offer instead.');
    }
    await deleteOfferRow(trx, id);
    await log(deps, trx, { actorId, action: 'content.remove', id, title: offer.title, note: 'A draft' });
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

async function lockAny(deps: Pick<Deps, 'database'>, trx: Transaction, id: number): Promise<OfferRow> {
  const offer = await lockOffer(deps.database, trx, id);
  if (!offer) throw notFound('offer');
  return offer;
}

async function lockEdition(deps: Pick<Deps, 'database'>, trx: Transaction, id: number, version: number) {
  const offer = await lockAny(deps, trx, id);
  if (offer.version !== version) throw refused('version', staleEdition);
  return offer;
}

function refuseOver({ now }: Pick<Deps, 'now'>, endsOn: string | null): void {
  if (endsOn === null || endsOn >= dayOf(now())) return;
  throw refused('endsOn', `Its last day, ${dayInWords(endsOn)}, is over. Enter a later one, or end the offer.`);
}

function refused(field: string, sentence: string): HttpError {
  return new HttpError('conflict', sentence, { [field]: sentence });
}

interface LogEntry {
  actorId: number;
  action: AuditAction;
  id: number;
  title: string;
  note: string | null;
}

function log(deps: Pick<Deps, 'now'>, trx: Transaction, { id, title, ...entry }: LogEntry): Promise<void> {
  const createdAt = deps.now().toISOString();
  return insertAuditEntry(trx, { ...entry, targetKind: 'offer', targetId: id, target: title, createdAt });
}
