import { listEnquiries } from '#contract/enquiries.ts';
import { among, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listEnquiries,
    { query: {} },
    listed(
      { name: 'bob', message: 'And how warm?', email: '', conversationId: 1 },
      { name: 'Ünal', conversationId: null, answers: among({ body: 'We do not need a bank.' }) },
    ),
  ],
];
