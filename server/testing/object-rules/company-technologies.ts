import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const linked = by(owned.aCompanyTechnology, ({ technologyId = '' }) => ({
  params: { technologyId },
  body: { use: 'develops' },
}));
const ended = by(owned.aCompanyTechnology, ({ technologyId = '' }) => ({ params: { technologyId } }));

export const rules: ObjectRules = {
  'companyTechnologies.list': publicRecord,
  'companyTechnologies.companies': publicRecord,
  'companyTechnologies.own': publicRecord,
  'companyTechnologies.link': { owned: linked },
  'companyTechnologies.unlink': { owned: ended },
};
