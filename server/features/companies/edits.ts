import type { ParsedCompanyInput } from '#contract/companies.ts';
import { staleEdition } from '#contract/content.ts';
import type { Deps } from '#server/deps.ts';
import { forgetUnnamedInvestors } from '#server/features/company-investors/index.ts';
import { holdTextPictures } from '#server/features/pictures/index.ts';
import { changesBetween } from '#server/platform/audit/changes.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import { differences } from '#server/platform/changes/history.ts';
import { recordChanges } from '#server/platform/changes/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { requireOwner } from '#server/platform/records/ownership.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { companyFields } from './history.ts';
import { logoOf } from './logo.ts';
import { type CompanyContent, rowOfCompany, updateCompany } from './store.ts';

/** The names of the columns in the audit log. */
const names = {
  name: 'name',
  description: 'description',
  long_description: 'about',
  website_url: 'website',
  location: 'location',
  founded_year: 'founded year',
  size: 'size',
  sector: 'focus area',
  mission: 'mission',
  vision: 'vision',
  employee_count: 'employees',
  revenue: 'revenue',
  valuation: 'valuation',
  profit_margin: 'profit margin',
  funding_total: 'funding',
  funding_rounds: 'funding rounds',
  milestones: 'milestones',
  logo_url: 'logo',
};

/** The form's values in their stored form, without the logo: text that may contain markup is sanitised. */
export function sanitised({ logo: _logo, ...input }: ParsedCompanyInput): CompanyContent {
  return { ...input, longDescription: input.longDescription ? toSafeHtml(input.longDescription) : '' };
}

/** The pictures in the long description of a company, which is new or locked, belong to it. */
export function holdPicturesOf(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  session: Session,
  id: number,
  { longDescription }: Pick<CompanyContent, 'longDescription'>,
): Promise<void> {
  const text = { html: longDescription, field: 'longDescription' };
  return holdTextPictures(deps, trx, { userId: session.user.id, holder: { kind: 'company', id }, ...text });
}

/** Writes the next edition of a company. Throws as `requireOwner` does, and 409 when `version` is not the newest. */
export async function editCompany(
  deps: Pick<Deps, 'database' | 'now'>,
  session: Session,
  id: number,
  { version, ...input }: ParsedCompanyInput & { version: number },
): Promise<void> {
  const { database, now } = deps;
  const at = now().toISOString();
  await database.write(async (trx) => {
    const company = await requireOwner(trx, session, id);
    const before = await rowOfCompany(trx, id);
    // A logo from elsewhere, which no form shows, stays where there is none in the form.
    const wanted = before.logo === null && input.logo === null ? undefined : input.logo;
    const logo = await logoOf(deps, trx, { userId: session.user.id, id, logo: wanted });
    const content = { ...sanitised(input), logo };
    const after = await updateCompany(database, trx, id, { version, at, content });
    if (!after) throw new HttpError('conflict', staleEdition);
    await holdPicturesOf(deps, trx, session, id, content);
    await forgetUnnamedInvestors(trx, id, input.fundingRounds);
    await recordChanges(trx, session, { kind: 'company', ...company }, differences(companyFields, before, after), at);
    await noteUnlessOwn(trx, session, company.ownerId, {
      action: 'content.edit',
      targetKind: 'company',
      targetId: id,
      target: after.name,
      note: changesBetween(names, before, after) ?? 'Nothing changed',
      createdAt: at,
    });
  });
}
