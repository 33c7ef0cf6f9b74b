import { getListing } from '#contract/listings.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    getListing,
    { params: { id: '1' } },
    having({
      pictures: [{ id: '5b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', width: 40, height: 30, alt: 'Öl & <b>null</b>' }],
    }),
  ],
];
