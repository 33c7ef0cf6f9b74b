import { listQuestions } from '#contract/deep-research-questions.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listQuestions,
    {},
    { items: [having({ question: 'What stores heat for a dairy?', status: 'failed', followsId: 7 })] },
  ],
];
