import type { IntroductionDetail, IntroductionQuote } from '#contract/introductions.ts';

/** What a Professional member with monthly billing pays for the first introduction of a month. */
export const quote: IntroductionQuote = {
  isProfessional: true,
  price: { kind: 'first', cents: 2999 },
  month: '2026-03',
  quarter: '2026-Q1',
  pricedThisMonth: 0,
  freePerQuarter: 0,
  freeLeft: 0,
};

/** A request to meet member 2, which waits for an answer. */
export const request: IntroductionDetail = {
  id: 5,
  status: 'requested',
  side: 'sent',
  target: { kind: 'member', id: 2, title: 'Member 2', subtitle: null, path: '/network/profile/2' },
  from: { name: 'Ines Okafor', role: 'Partner', organization: 'Test Ventures', memberId: 7 },
  reason: 'We would like to talk about long-duration storage and a first pilot.',
  declineReason: null,
  charge: { kind: 'first', cents: 2999, isWaived: false },
  contact: null,
  isForCaller: false,
  isTeamAsking: false,
  createdAt: '2026-03-12T09:00:00.000Z',
  sentAt: '2026-03-12T09:00:00.000Z',
  expiresAt: '2099-04-11T09:00:00.000Z',
  trail: [],
};
