import { listEnquiries } from '#contract/enquiries.ts';
import { among, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listEnquiries,
    { query: {} },
    listed({ name: 'bob' }, { name: 'Ünal', answers: among({ body: 'Then next year.', isReply: true }) }),
  ],
];
