import type { CurrentUser } from '#contract/accounts.ts';
import { type Agreement, companyPeopleBounds } from '#contract/company-people.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { isBlocked } from '#server/features/connections/index.ts';
import { findCards } from '#server/features/members/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { noteCompanyEdit } from '#server/platform/audit/unless-own.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { findItem } from '#server/platform/records/records.ts';
import {
  countPlaces,
  deletePlace,
  findPeople,
  findPlace,
  isOnTeam,
  nameOfMember,
  putPlace,
  releaseTeamMember,
} from './store.ts';

/** A company as its people are concerned with it. */
export interface Employer {
  id: number;
  name: string;
  ownerId: number | null;
}

/** The company, or a 404 for who may not see it. */
export async function findEmployer(deps: Deps, id: number, viewerId: number | null): Promise<Employer> {
  const { title, ownerId } = await findItem(deps, 'company', id, viewerId, deps.now());
  return { id, name: title, ownerId };
}

/** Whether the caller speaks for the company about this member: its owner does, and admins about others. */
export function speaksForCompany(user: CurrentUser, company: Employer, memberId: number | null): boolean {
  return company.ownerId === user.id || (user.role === 'admin' && memberId !== user.id);
}

interface Wanted {
  role: string | null;
  teamMemberId?: number | null | undefined;
}

/** The caller's side agrees that a member works for a company (rule company-people). Throws as the call says. */
export async function agree(
  deps: Deps,
  user: CurrentUser,
  company: Employer,
  memberId: number,
  wanted: Wanted,
): Promise<Agreement> {
  const isCompany = speaksForCompany(user, company, memberId);
  const isMember = memberId === user.id;
  if (!isCompany && !isMember) throw onlySides();
  if (company.ownerId === null) {
    throw new HttpError('conflict', 'Nobody looks after this company on CARDI yet. Please claim it first.');
  }
  const side = isCompany && isMember ? 'both' : isCompany ? 'company' : 'member';
  const agreed = await deps.database
    .write(async (trx) => {
      // Two concurrent requests would each count too few, or each see only their own side.
      await lockRow(deps.database, trx, 'users', memberId);
      await lockRow(deps.database, trx, 'companies', company.id);
      if (!isMember && (await findCards({ db: trx }, [memberId])).length === 0) throw notFound('member');
      const before = await findPlace({ db: trx }, company.id, memberId);
      await refuseBlocked(trx, user, company, memberId);
      if (!before) await refuseTooMany(trx, user, company, memberId);
      const role = wanted.role ?? before?.role;
      if (role === undefined || role === null) throw invalidInput({ role: 'Please enter the role' });
      // The other side has agreed to this role only.
      const isSame = before?.role === role;
      const agreedBy: Agreement = !isSame || before?.agreement === side ? side : 'both';
      const teamMemberId = isCompany ? (wanted.teamMemberId ?? before?.team_member_id ?? null) : null;
      if (teamMemberId !== null && !(await isOnTeam(trx, company.id, teamMemberId))) throw notFound('team member');
      if (teamMemberId !== null) await makeWay(trx, user, company.id, teamMemberId);
      const place = {
        team_member_id: isCompany ? teamMemberId : (before?.team_member_id ?? null),
        role,
        agreement: agreedBy,
        since: before?.agreement === agreedBy ? before.since : deps.now().toISOString(),
      };
      await putPlace(trx, { company_id: company.id, user_id: memberId, ...place });
      if (isCompany && !(isSame && before.agreement === agreedBy && before.team_member_id === place.team_member_id)) {
        const note = `Said that ${await nameOfMember(trx, memberId)} works there as “${role}”`;
        await noteCompanyEdit(trx, { user }, company, { note, at: deps.now() });
      }
      if (before?.agreement !== agreedBy) await tell(trx, deps, user, company, { memberId, agreedBy, isCompany });
      return agreedBy;
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new HttpError('conflict', 'This person of the team is another member already.');
    });
  deps.mail.wake();
  return agreed;
}

/** Whom the company is not shown no longer stands for a person of its team: it could not take them off. */
async function makeWay(trx: Transaction, user: CurrentUser, companyId: number, teamMemberId: number): Promise<void> {
  const people = await findPeople({ db: trx }, companyId, user.id);
  const holder = people.find(({ team_member_id }) => team_member_id === teamMemberId);
  if (holder && (holder.has_profile === 1 || holder.agreement !== 'both')) return;
  await releaseTeamMember(trx, teamMemberId);
}

const onlySides = () => new HttpError('forbidden', 'Only the company and the member can say who works there.');

/** Nobody is asked, or told that it is confirmed, by whom they have blocked. */
async function refuseBlocked(trx: Transaction, user: CurrentUser, company: Employer, memberId: number): Promise<void> {
  // The answer must not reveal a block.
  const other = memberId === user.id ? company.ownerId : memberId;
  if (other !== null && other !== user.id && (await isBlocked({ db: trx }, user.id, other))) {
    throw new HttpError('conflict', 'This cannot be said of this member and this company.');
  }
}

async function refuseTooMany(trx: Transaction, user: CurrentUser, company: Employer, memberId: number): Promise<void> {
  const { perCompany, perMember } = companyPeopleBounds;
  if ((await countPlaces({ db: trx }, 'company_id', company.id)) >= perCompany) {
    throw new HttpError('conflict', `A company can name at most ${perCompany} members.`);
  }
  if (memberId === user.id && (await countPlaces({ db: trx }, 'user_id', memberId)) >= perMember) {
    throw new HttpError('conflict', `You already work for ${perMember} companies. Please leave one first.`);
  }
}

interface News {
  memberId: number;
  agreedBy: Agreement;
  isCompany: boolean;
}

/** Tells the other side, who then confirms or knows that it is confirmed. */
async function tell(
  trx: Transaction,
  deps: Deps,
  user: CurrentUser,
  { id, name, ownerId }: Employer,
  { memberId, agreedBy, isCompany }: News,
): Promise<void> {
  const userId = isCompany ? memberId : ownerId;
  if (userId === null || userId === user.id) return;
  const who = user.fullName ?? user.username;
  const isDone = agreedBy === 'both';
  const [title, body] = isCompany
    ? isDone
      ? [`${name} confirms that you work there`, `You are shown in the team of ${name}.`]
      : [`${name} names you in its team`, `Confirm it, and others see on CARDI that you work for ${name}.`]
    : isDone
      ? [`${who} confirms to work for ${name}`, `${who} is shown in the team of ${name}.`]
      : [`${who} says to work for ${name}`, `Confirm it, and others see on CARDI that ${who} works for ${name}.`];
  await notify(trx, deps, {
    userId,
    subjectId: user.id,
    kind: 'claim',
    title,
    body,
    path: `${pathTo(paths.company, { id })}?tab=team`,
    action: isDone ? 'Open the company' : 'Answer',
  });
}

/** Either side ends it, or declines; members also leave a company that is hidden. Throws 403 for anyone else. */
export async function end(deps: Deps, user: CurrentUser, companyId: number, memberId: number): Promise<void> {
  let company: Employer | undefined;
  if (memberId !== user.id || !(await findPlace(deps.database, companyId, memberId))) {
    company = await findEmployer(deps, companyId, user.id);
    if (!speaksForCompany(user, company, memberId) && memberId !== user.id) throw onlySides();
  }
  await deps.database.write(async (trx) => {
    // An answer at the same time would bring the place back, as confirmed by who has just withdrawn it.
    await lockRow(deps.database, trx, 'companies', companyId);
    const ended = await deletePlace(trx, companyId, memberId);
    if (ended === null || !company || memberId === user.id) return;
    const note = `Said that ${await nameOfMember(trx, memberId)} does not work there`;
    await noteCompanyEdit(trx, { user }, company, { note, at: deps.now() });
  });
}
