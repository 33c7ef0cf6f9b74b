import { by, type ObjectRules, withBody } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const aQuestion = by(owned.aResearchQuestion);

export const rules: ObjectRules = {
  'deepResearchQuestions.ask': {
    owned: withBody(owned.aResearchQuestion, (id) => ({ question: 'And what does it cost?', followsId: Number(id) })),
  },
  'deepResearchQuestions.get': { owned: aQuestion },
  'deepResearchQuestions.stream': { owned: aQuestion },
  'deepResearchQuestions.export': { owned: aQuestion },
  'deepResearchQuestions.cancel': { owned: aQuestion },
  'deepResearchQuestions.delete': { owned: aQuestion },
};
