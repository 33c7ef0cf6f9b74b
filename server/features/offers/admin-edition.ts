import type { AuditAction } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import { offerBounds } from '#contract/offers-admin.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import { countCurrent } from './admin-store.ts';
import { dayOf } from './presenter.ts';
import { lockOffer, type OfferRow } from './store.ts';

/** Reads an offer in any state and locks it. Throws 404 if there is none. */
export async function lockAny(deps: Pick<Deps, 'database'>, trx: Transaction, id: number): Promise<OfferRow> {
  const offer = await lockOffer(deps.database, trx, id);
  if (!offer) throw notFound('offer');
  return offer;
}

/** The same, and 409 if it was changed since `version`. */
export async function lockEdition(deps: Pick<Deps, 'database'>, trx: Transaction, id: number, version: number) {
  const offer = await lockAny(deps, trx, id);
  if (offer.version !== version) throw refused('version', staleEdition);
  return offer;
}

/** Throws 409 on `endsOn` for a last day that is over. */
export function refuseOver({ now }: Pick<Deps, 'now'>, endsOn: string | null): void {
  if (endsOn === null || !isOver({ now }, endsOn)) return;
  throw refused('endsOn', `Its last day, ${dayInWords(endsOn)}, is over. Enter a later one, or end the offer.`);
}

/** Whether a last day is over; `null` never is. */
export function isOver({ now }: Pick<Deps, 'now'>, endsOn: string | null): boolean {
  return endsOn !== null && endsOn < dayOf(now());
}

/** Throws 409, on `field` if it is given, where as many offers are open as there may be. */
export async function refuseTooMany({ now }: Pick<Deps, 'now'>, trx: Transaction, field?: string): Promise<void> {
  if ((await countCurrent({ db: trx }, dayOf(now()))) < offerBounds.open) return;
  const sentence = `There are already ${offerBounds.open} open offers. Please end one first.`;
  throw field === undefined ? new HttpError('conflict', sentence) : refused(field, sentence);
}

/** A refusal that stands at a field. */
export function refused(field: string, sentence: string): HttpError {
  return new HttpError('conflict', sentence, { [field]: sentence });
}

interface LogEntry {
  actorId: number;
  action: AuditAction;
  id: number;
  title: string;
  note: string | null;
}

/** Records what an admin did; never with a code. */
export function log(deps: Pick<Deps, 'now'>, trx: Transaction, { id, title, ...entry }: LogEntry): Promise<void> {
  const createdAt = deps.now().toISOString();
  return insertAuditEntry(trx, { ...entry, targetKind: 'offer', targetId: id, target: title, createdAt });
}
