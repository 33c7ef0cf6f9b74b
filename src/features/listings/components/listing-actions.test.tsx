import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getListing } from '#contract/listings.ts';
import { press } from '#src/app/testing/hands.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { listingRecord } from '#src/app/testing/whole-records.ts';

const listing = (change: Partial<ReturnType<typeof listingRecord>> = {}) =>
  answers(getListing, { ...listingRecord(1), ...change });

const own = { postedBy: { ...listingRecord(1).postedBy, id: ines.id } };
test.each([
  ['a visitor', [], {}, ['Contact', 'Save Listing', 'More'], ['Add to list', 'Add to pipeline', 'Share', 'Report']],
  [
    'a member',
    [signedIn()],
    {},
    ['Contact', 'Save Listing', 'More'],
    ['Add to list', 'Add to pipeline', 'Share', 'Report'],
  ],
  [
    'an admin',
    [signedIn({ role: 'admin' })],
    {},
    ['Contact', 'Save Listing', 'More'],
    ['Edit', 'Add to list', 'Add to pipeline', 'Share', 'Close', 'Report'],
  ],
  ['the owner', [signedIn()], own, ['Edit', 'Renew', 'More'], ['Share', 'Close']],
  [
    'the owner of a closed one',
    [signedIn()],
    { ...own, status: 'closed' as const },
    ['Edit', 'Publish again', 'More'],
    ['Share'],
  ],
])(
  'the first action of %s is the only solid button, with what is done seldom under More',
  async (_, given, change, all, under) => {
    const { main } = await showPage('/network/listings/1', ...given, listing(change));
    const head = await main.findByRole('banner');
    const pressed = () => [...head.querySelectorAll('a, button')].map(({ textContent }) => textContent.trim());
    await waitFor(() => expect(pressed()).toEqual(all));
    const solid = [...head.querySelectorAll('[class*=_primary_]')];
    expect(solid.map(({ textContent }) => textContent.trim())).toEqual([all[0]]);
    press('More', main);
    await screen.findByRole('menuitem', { name: 'Share' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(under);
  },
);
