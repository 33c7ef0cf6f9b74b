import type { CurrentUser } from '#contract/accounts.ts';
import { companyInvestorBounds, type InvestorAgreement, investorKey } from '#contract/company-investors.ts';
import { itemKinds } from '#contract/items.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { isBlocked } from '#server/features/connections/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { noteCompanyEdit } from '#server/platform/audit/unless-own.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { findItem, findItems, type RecordDeps } from '#server/platform/records/records.ts';
import {
  countInvestors,
  deleteInvestor,
  findHolder,
  findInvestor,
  type InvestorRef,
  insertInvestor,
  namesInRounds,
  refOf,
  updateInvestor,
} from './store.ts';

/** A record on one of the two sides, with the member who speaks for it. */
export interface Side {
  id: number;
  name: string;
  ownerId: number | null;
  path: string;
}

/** A company that names its investors, and the record that is to be one of them. */
interface Pair {
  company: Side;
  investor: Side & InvestorRef;
}

/** Both sides, or a 404 for who may not see one of them. */
export async function findPair(deps: Deps, companyId: number, ref: InvestorRef, viewerId: number): Promise<Pair> {
  const company = await findSide(deps, { kind: 'company', id: companyId }, viewerId);
  return { company, investor: { ...ref, ...(await findSide(deps, ref, viewerId)) } };
}

export async function findSide(deps: Deps, { kind, id }: InvestorRef, viewerId: number | null): Promise<Side> {
  const { title, ownerId, path } = await findItem(deps, kind, id, viewerId, deps.now());
  return { id, name: title, ownerId, path: path ?? pathTo(paths[kind], { id }) };
}

/** For which sides the caller speaks: owners for theirs, and admins for companies whose investor they are not. */
function sidesOf(user: CurrentUser, { company, investor }: Pair): { company: boolean; investor: boolean } {
  const isInvestor = investor.ownerId === user.id;
  return { company: company.ownerId === user.id || (user.role === 'admin' && !isInvestor), investor: isInvestor };
}

/** Whether the caller decides what waits for a company's answer. */
export function speaksForCompany(user: CurrentUser, { ownerId }: Pick<Side, 'ownerId'>): boolean {
  return ownerId === user.id || user.role === 'admin';
}

const onlySides = () => new HttpError('forbidden', 'Only the company and the investor can say who has invested.');

/** The caller's side agrees who an investor is (rule company-investors). Throws as the call says. */
export async function agree(
  deps: Deps,
  user: CurrentUser,
  pair: Pair,
  wanted: string | null,
): Promise<InvestorAgreement> {
  const { company, investor } = pair;
  const speaks = sidesOf(user, pair);
  if (!speaks.company && !speaks.investor) throw onlySides();
  if (investor.kind === 'company' && investor.id === company.id) {
    throw new HttpError('conflict', 'A company cannot be its own investor.');
  }
  if (!speaks.company && company.ownerId === null) {
    throw new HttpError('conflict', 'Nobody looks after this company on CARDI yet, so nobody can confirm it.');
  }
  const isBoth = speaks.company && (speaks.investor || investor.ownerId === null);
  const side = isBoth ? 'both' : speaks.company ? 'company' : 'investor';
  const agreed = await deps.database
    .write(async (trx) => {
      await lockBoth(trx, deps, pair);
      // An account may have been deleted meanwhile.
      if (!(await seenBy({ ...deps, database: { db: trx } }, investor, user.id)))
        throw notFound(itemKinds[investor.kind]);
      const before = await findInvestor({ db: trx }, company.id, investor);
      await refuseBlocked(trx, user, pair, speaks);
      if (!before) await refuseTooMany(trx, pair, speaks);
      const name = await nameIn(trx, company.id, wanted ?? before?.name);
      if (speaks.company) await makeWay(trx, deps, user, pair, name);
      // The other side has agreed to this name only.
      const isSame = before !== undefined && investorKey(before.name) === investorKey(name);
      const agreement = !isSame || before?.agreement === side ? side : 'both';
      const since = before?.agreement === agreement ? before.since : deps.now().toISOString();
      if (before) await updateInvestor(trx, before.id, { name, agreement, since });
      else await insertInvestor(trx, investor, { company_id: company.id, name, agreement, since });
      const isChanged = !isSame || before.agreement !== agreement || before.name !== name;
      if (speaks.company && isChanged) {
        const note = `Said that “${name}” of its rounds is ${investor.name}`;
        await noteCompanyEdit(trx, { user }, company, { note, at: deps.now() });
      }
      if (before?.agreement !== agreement) await tell(trx, deps, user, pair, { isDone: agreement === 'both', speaks });
      return agreement;
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new HttpError('conflict', 'This investor is another member or company already.');
    });
  deps.mail.wake();
  return agreed;
}

/**
 * Two concurrent requests would each count too few, or each see only their own side. Always in the same order, so that
 * companies that are each other's investors do not wait for each other.
 */
async function lockBoth(trx: Transaction, { database }: Deps, { company, investor }: Pair): Promise<void> {
  if (investor.kind === 'member') await lockRow(database, trx, 'users', investor.id);
  const companies = investor.kind === 'company' ? [company.id, investor.id] : [company.id];
  for (const id of companies.toSorted((a, b) => a - b)) await lockRow(database, trx, 'companies', id);
}

/** The name as the rounds write it. Throws 400 where there is none, or no round has it. */
async function nameIn(trx: Transaction, companyId: number, wanted: string | undefined): Promise<string> {
  if (wanted === undefined) throw invalidInput({ name: 'Please choose the investor' });
  const name = (await namesInRounds({ db: trx }, companyId)).get(investorKey(wanted));
  if (name === undefined) throw invalidInput({ name: 'No round of this company names this investor' });
  return name;
}

/**
 * Ends what the caller, who speaks for the company, is not shown of this name: a member who hides, or blocks the owner, would
 * keep the name from the investor whose it is.
 */
async function makeWay(
  trx: Transaction,
  deps: Deps,
  user: CurrentUser,
  { company, investor }: Pair,
  name: string,
): Promise<void> {
  const holder = await findHolder(trx, company.id, name);
  if (!holder) return;
  const ref = refOf(holder);
  if (ref.kind === investor.kind && ref.id === investor.id) return;
  const isSeen = await seenBy({ ...deps, database: { db: trx } }, ref, user.id);
  if (isSeen && !(ref.kind === 'member' && (await isBlocked({ db: trx }, user.id, ref.id)))) return;
  await deleteInvestor(trx, company.id, ref);
}

/** Nobody is asked, or told that it is confirmed, by whom they have blocked. */
async function refuseBlocked(
  trx: Transaction,
  user: CurrentUser,
  { company, investor }: Pair,
  speaks: { investor: boolean },
): Promise<void> {
  const other = speaks.investor ? company.ownerId : investor.ownerId;
  // The answer must not reveal a block.
  if (other !== null && other !== user.id && (await isBlocked({ db: trx }, user.id, other))) {
    throw new HttpError('conflict', 'This cannot be said of this company and this investor.');
  }
}

async function refuseTooMany(
  trx: Transaction,
  { company, investor }: Pair,
  speaks: { investor: boolean },
): Promise<void> {
  const { perCompany, perInvestor } = companyInvestorBounds;
  if ((await countInvestors(trx, { companyId: company.id })) >= perCompany) {
    throw new HttpError('conflict', `A company can name at most ${perCompany} investors.`);
  }
  if (speaks.investor && (await countInvestors(trx, investor)) >= perInvestor) {
    throw new HttpError('conflict', `An investor can name at most ${perInvestor} companies.`);
  }
}

/** Tells the other side, who then confirms or knows that it is confirmed. */
async function tell(
  trx: Transaction,
  deps: Deps,
  user: CurrentUser,
  { company, investor }: Pair,
  { isDone, speaks }: { isDone: boolean; speaks: { company: boolean } },
): Promise<void> {
  const [from, to] = speaks.company ? [company, investor] : [investor, company];
  if (to.ownerId === null || to.ownerId === user.id) return;
  const saying = speaks.company
    ? `${company.name} names ${investor.kind === 'member' ? 'you' : investor.name} as an investor`
    : `${investor.name} says to have invested in ${company.name}`;
  await notify(trx, deps, {
    userId: to.ownerId,
    subjectId: user.id,
    kind: 'claim',
    title: isDone ? `${from.name} confirms the investment` : saying,
    body: isDone
      ? `${investor.name} is shown as an investor of ${company.name}.`
      : `Confirm it, and others see on CARDI that ${investor.name} has invested in ${company.name}.`,
    path: to.path,
    action: isDone ? 'Open' : 'Answer',
  });
}

/**
 * Either side ends it, or declines, also where the other side is hidden by now. Throws 403 for anyone else, and 404 for who
 * may not see one of them.
 */
export async function end(deps: Deps, user: CurrentUser, companyId: number, ref: InvestorRef): Promise<void> {
  const company = await seenBy(deps, { kind: 'company', id: companyId }, user.id);
  const investor = await seenBy(deps, ref, user.id);
  if (!(company && speaksForCompany(user, company)) && investor?.ownerId !== user.id) {
    if (!company) throw notFound(itemKinds.company);
    if (!investor) throw notFound(itemKinds[ref.kind]);
    throw onlySides();
  }
  await deps.database.write(async (trx) => {
    // An answer at the same time would say that it is confirmed by who has just withdrawn it.
    await lockRow(deps.database, trx, 'companies', companyId);
    const ended = await deleteInvestor(trx, companyId, ref);
    if (ended === undefined || !company || investor?.ownerId === user.id) return;
    const { title: name, ownerId } = company;
    const note = `Said that “${ended}” of its rounds is not ${investor?.title ?? 'this record'}`;
    await noteCompanyEdit(trx, { user }, { id: companyId, name, ownerId }, { note, at: deps.now() });
  });
}

async function seenBy(deps: RecordDeps & Pick<Deps, 'now'>, { kind, id }: InvestorRef, viewerId: number) {
  return (await findItems(deps, kind, [id], viewerId, deps.now())).get(id);
}
