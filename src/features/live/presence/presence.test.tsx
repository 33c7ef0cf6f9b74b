import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listConnections } from '#contract/connections.ts';
import { getPresence, sharePresence } from '#contract/live-presence.ts';
import { getFeaturedTurn } from '#contract/members-featured.ts';
import { getViewSharing } from '#contract/members-views.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { memberRow, pageOf } from '#src/app/testing/records.ts';

const connection = (id: number) => ({
  member: { ...memberRow(id), hasProfile: true },
  note: null,
  since: '2027-03-02T09:00:00.000Z',
});

test('a connection who is online has a dot with words, others have none', async () => {
  const { main } = await showPage(
    '/network/connections?tab=connected',
    signedIn(),
    answers(listConnections, () => pageOf([1, 2].map(connection))),
    answers(getPresence, () => ({ isShared: true, online: [2] })),
  );
  expect(await main.findByRole('heading', { name: 'Member 2, online' })).toBeTruthy();
  expect(main.getByRole('heading', { name: 'Member 1' })).toBeTruthy();
});

test('a member shows connections when they are online, and stops it', async () => {
  const asked: unknown[] = [];
  const { main } = await showPage(
    '/settings/privacy',
    signedIn(),
    answers(getViewSharing, () => ({ isShared: false })),
    answers(getFeaturedTurn, () => ({ hasPlan: false, takesPart: true, isReady: false, turn: null })),
    answers(getPresence, () => ({ isShared: false, online: [] })),
    answers(sharePresence, ({ body }) => {
      asked.push(body);
      return { ...(body as { isShared: boolean }), online: [] };
    }),
  );
  const section = within(await main.findByRole('region', { name: 'Who is online' }));
  expect(section.getByText('Private')).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: 'Show my connections when I am online' }));
  fireEvent.click(await section.findByRole('button', { name: 'Stop showing it' }));
  expect(await section.findByText('Private')).toBeTruthy();
  expect(asked).toEqual([{ isShared: true }, { isShared: false }]);
});
