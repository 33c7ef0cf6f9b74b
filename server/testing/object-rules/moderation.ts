import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as withheld from '../withheld-objects.ts';

export const rules: ObjectRules = {
  'withheld.listing': { owned: by(withheld.aHiddenListing) },
  'withheld.company': { owned: by(withheld.aHiddenCompany) },
  'withheld.technology': { owned: by(withheld.aHiddenTechnology) },
  'reports.create': publicRecord,
};
