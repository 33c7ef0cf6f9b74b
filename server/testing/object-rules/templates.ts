import { by, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const body = { name: 'Mine now', text: 'Hello' };

export const rules: ObjectRules = {
  'templates.update': { owned: by(owned.aTemplate, () => ({ body })) },
  'templates.delete': { owned: by(owned.aTemplate) },
};
