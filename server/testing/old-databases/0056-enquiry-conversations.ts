import { listEnquiries } from '#contract/enquiries.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listEnquiries,
    { query: {} },
    having({
      items: [
        having({ name: 'Ünal', conversationId: null, answers: [having({ body: 'We do not need a bank.' })] }),
        having({ name: 'bob', message: 'How cold? <i>Very</i>.' }),
      ],
    }),
  ],
];
