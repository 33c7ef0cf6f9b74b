import { getMember } from '#contract/members.ts';
import { having, id, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    getMember,
    id(1),
    having({ profileImage: '/api/avatars/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1-512' }),
  ],
  [
    'visitor',
    getMember,
    id(2),
    having({ profileImage: '/api/pictures/6b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11-512.webp' }),
  ],
];
