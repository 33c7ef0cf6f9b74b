import { expect } from 'vitest';
import { listFollowedMembers } from '#contract/connections-follows.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { getProfile } from '#contract/members-profile.ts';
import { id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    getMember,
    id(1),
    {
      headline: 'Heat, not <light>',
      currentPosition: 'Ingénieure',
      focusAreas: ['Energy Storage'],
      experience: [{ companyName: 'Büro', isCurrent: true, endDate: null }],
      education: [{ startDate: '1999-10' }],
      followerCount: 1,
      lastActiveOn: expect.any(String) as string,
    },
  ],
  ['ada', getProfile, {}, { member: { wishes: 'Banks', skills: ['Thermodynamik'] } }],
  ['visitor', listMembers, { query: { search: 'ingenieure' } }, { items: [{ id: 1 }] }],
  ['visitor', listMembers, { query: { search: 'shy' } }, { items: [] }],
  ['visitor', getMember, id(4), { acceptsEnquiries: false, lastActiveOn: null }],
  ['bob', listFollowedMembers, {}, listed({ id: 1 })],
];
