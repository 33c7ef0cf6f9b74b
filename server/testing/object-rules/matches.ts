import { rateMatch } from '#contract/matches.ts';
import type { ObjectRules } from '../object-rules.ts';

export const rules: ObjectRules = {
  'matches.rate': {
    ownRow: async (app) => {
      const owner = await app.as('professional');
      const { id } = await app.aUser();
      const input = { params: { kind: 'member', id }, body: { feedback: 'good' } };
      const response = await owner.send(rateMatch, input);
      if (!response.ok) throw new Error(await response.text());
      return { owner, input };
    },
  },
};
