import { getTechnologyUpdates } from '#contract/technologies-topics.ts';
import { technologyForm } from '../company-factory.ts';
import { after, by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const someTopic = async () => ({ params: { technology: '4' } });

export const rules: ObjectRules = {
  'technologyUpdates.start': publicRecord,
  'technologyUpdates.end': { ownRow: after(getTechnologyUpdates, someTopic) },
  'technologies.get': publicRecord,
  'technologies.add': { owned: by(owned.anOwnedCompany, () => ({ body: technologyForm() })) },
  'technologies.update': {
    owned: by(owned.anOwnedTechnology, () => ({ body: { ...technologyForm({ name: 'Taken over' }), version: 1 } })),
  },
  'technologies.remove': {
    owned: by(owned.anOwnedCompany, ({ technologyId = '' }) => ({ params: { technologyId } })),
  },
};
