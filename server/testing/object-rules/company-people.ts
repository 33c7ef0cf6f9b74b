import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const named = by(owned.aCompanyPerson, ({ userId = '' }) => ({
  params: { memberId: userId },
  body: { role: 'Engineer' },
}));
const ended = by(owned.aCompanyPerson, ({ userId = '' }) => ({ params: { memberId: userId } }));

export const rules: ObjectRules = {
  'companyPeople.list': publicRecord,
  'companyPeople.agree': { owned: named },
  'companyPeople.remove': { owned: ended },
  'companyPeople.employments': publicRecord,
};
