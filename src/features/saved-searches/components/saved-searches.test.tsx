import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { deleteSavedSearch, listSavedSearches, type SavedSearch } from '#contract/saved-searches.ts';
import { openDialog } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, held, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';
import { queryClient } from '#src/lib/query-client.ts';

const search: SavedSearch = {
  id: 1,
  name: 'Storage jobs',
  kind: 'listing',
  filters: { type: 'job' },
  alert: 'off',
  createdAt: '2026-03-12T09:00:00.000Z',
};

test('a deleted search can be undone before the list without it has come', async () => {
  const member = signedIn();
  const { main, change } = await showPage('/network/listings', member, answers(listSavedSearches, [search]));
  fireEvent.click(await main.findByText('Manage'));
  const dialog = await openDialog('Saved searches');
  const list = held(answers(listSavedSearches, []));
  change(member, list, answers(deleteSavedSearch, { ok: true }));
  fireEvent.click(dialog.getByLabelText('Delete Storage jobs'));
  await toastSays('Search deleted');
  expect(screen.getByRole('dialog')).toBeTruthy();
  list.release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a deleted search can be undone also where the list without it comes before the answer', async () => {
  const member = signedIn();
  const { main, change } = await showPage('/network/listings', member, answers(listSavedSearches, [search]));
  fireEvent.click(await main.findByText('Manage'));
  const dialog = await openDialog('Saved searches');
  const deletion = held(answers(deleteSavedSearch, { ok: true }));
  change(member, answers(listSavedSearches, []), deletion);
  fireEvent.click(dialog.getByLabelText('Delete Storage jobs'));
  // As after a change in another window.
  await act(() => queryClient.refetchQueries({ queryKey: [listSavedSearches.path] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  deletion.release();
  await toastSays('Search deleted');
});
