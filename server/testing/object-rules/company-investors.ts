import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const named = by(owned.aCompanyInvestor, ({ userId = '' }) => ({
  params: { kind: 'member', investorId: userId },
  body: { name: 'Brine Angels' },
}));
const ended = by(owned.aCompanyInvestor, ({ userId = '' }) => ({ params: { kind: 'member', investorId: userId } }));

export const rules: ObjectRules = {
  'companyInvestors.list': publicRecord,
  'companyInvestors.agree': { owned: named },
  'companyInvestors.remove': { owned: ended },
  'companyInvestors.investments': publicRecord,
};
