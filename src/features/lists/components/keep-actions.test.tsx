import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getArticle } from '#contract/articles.ts';
import { getEvent } from '#contract/events.ts';
import { getResearchArticle } from '#contract/research.ts';
import { press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { articleRecord, eventRecord, researchRecord } from '#src/app/testing/whole-records.ts';

const kept = ['Add to list', 'Add to pipeline', 'Share'];

test.each([
  ['/media/1', answers(getArticle, articleRecord(1)), ['Save', 'More'], kept],
  ['/research-hub/salt', answers(getResearchArticle, researchRecord('salt')), ['Save', 'More'], kept],
  ['/events/1', answers(getEvent, eventRecord(1)), ['Register', 'Save event', 'More'], ['Add to calendar', ...kept]],
  ['/events/1', answers(getEvent, { ...eventRecord(1), isPast: true }), ['Save event', 'More'], kept],
])('%s has what one does first in one row, and the rest under More', async (path, record, first, under) => {
  const { main } = await showPage(path, signedIn(), record);
  await main.findByRole('heading', { level: 1 });
  const row = () =>
    [...(main.getByRole('button', { name: 'More' }).parentElement?.children ?? [])].map(({ textContent }) =>
      textContent.trim(),
    );
  await waitFor(() => expect(row()).toEqual(first));
  press('More', main);
  await screen.findByRole('menuitem', { name: 'Share' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(under);
});
