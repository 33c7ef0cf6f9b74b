import { emptyCompanyMatchProfile } from '#contract/match-profiles.ts';
import { companyForm } from '../company-factory.ts';
import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'companies.get': publicRecord,
  'companies.relatedArticles': publicRecord,
  'companies.standing': { open: 'says how the caller stands with a public record' },
  'companies.update': {
    owned: by(owned.anOwnedCompany, () => ({ body: { ...companyForm({ name: 'Taken over' }), version: 1 } })),
  },
  'companies.updateMatchProfile': {
    owned: by(owned.anOwnedCompany, () => ({ body: { ...emptyCompanyMatchProfile, version: 1 } })),
  },
  'companies.addTeamMember': { owned: by(owned.anOwnedCompany, () => ({ body: { name: 'New', title: 'Boss' } })) },
  'companies.removeTeamMember': {
    owned: by(owned.anOwnedCompany, ({ memberId = '' }) => ({ params: { memberId } })),
  },
  'claims.request': { open: 'anybody may ask; an admin decides' },
};
