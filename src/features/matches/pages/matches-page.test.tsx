import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listMatches } from '#contract/matches.ts';
import { press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';

const professional = signedIn({ membershipTier: 'professional' });

test('matches that cannot be loaded are asked for again; without any, the page says what would help', async () => {
  const { main, change } = await showPage('/network/matches', professional, breaks(listMatches));
  const members = within(await main.findByRole('tabpanel', { name: 'Members' }));
  await members.findByRole('heading', { name: 'Your matches could not be loaded' });
  change(professional, answers(listMatches, { items: [], isLimited: false, isUnknown: true, nextAt: null }));
  press('Try again', members);
  const link = await members.findByRole('link', { name: 'Say what you seek and offer' });
  expect(link.getAttribute('href')).toBe('/network/profile/seeks-and-offers');
});
