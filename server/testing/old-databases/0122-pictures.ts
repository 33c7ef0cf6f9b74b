import { getCompany } from '#contract/companies.ts';
import { getTechnology } from '#contract/technologies.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    getTechnology,
    { params: { id: '100' } },
    having({
      pictures: [{ id: '2b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', width: 40, height: 30, alt: 'Öl & <b>bolt</b>' }],
    }),
  ],
  [
    'visitor',
    getCompany,
    { params: { id: '1' } },
    having({ logo: { id: '2b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', width: 40, height: 30 } }),
  ],
];
