import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import {
  createFocusArea,
  deleteFocusArea,
  type FocusAreaEdition,
  listFocusAreaEditions,
  orderFocusAreas,
  updateFocusArea,
} from '#contract/focus-areas-admin.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

/** What the server has. */
let areas: FocusAreaEdition[] = [];

const storage: FocusAreaEdition = {
  id: 1,
  slug: 'energy-storage',
  title: 'Energy Storage',
  description: 'Keeping energy for the time when it is needed.',
  icon: 'focus-general',
  version: 1,
  isBuiltIn: true,
};
const tidal: FocusAreaEdition = { ...storage, id: 2, slug: 'tidal', title: 'Tidal', isBuiltIn: false };

beforeEach(() => {
  areas = [storage];
});

const list = answers(listFocusAreaEditions, () => areas);
const admin = signedIn({ role: 'admin' });
const open = (...given: Answer[]) => showPage('/admin/content/focus-areas', admin, list, ...given);
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const labelled = (label: string) => fireEvent.click(screen.getByLabelText(label));

test('an area is added with an address and an icon, and a title that no other one has', async () => {
  const taken = 'A focus area with this title already exists';
  const { main, change } = await open(refuses(createFocusArea, 409, { title: taken }));
  fireEvent.click(await main.findByText('Add a focus area'));
  const dialog = await openDialog('Add a focus area');
  type('Title', 'Energy Storage', dialog);
  type('Description', 'Power of the tides, at sea and in estuaries.', dialog);
  fireEvent.click(dialog.getByLabelText('Wind'));
  press('Save', dialog);
  await dialog.findByText(taken);
  const sent: unknown[] = [];
  const adding = answers(createFocusArea, ({ body }) => {
    sent.push(body);
    areas = [storage, tidal];
    return tidal;
  });
  change(admin, list, adding);
  type('Title', 'Tidal', dialog);
  type('Address', 'tidal-power', dialog);
  press('Save', dialog);
  await toastSays('The focus area has been added');
  await waitFor(() => expect(names()).toEqual(['Energy Storage', 'Tidal']));
  expect(sent).toEqual([expect.objectContaining({ title: 'Tidal', slug: 'tidal-power', icon: 'focus-wind' })]);
});

test('areas are moved, renamed and, if they are not built in, deleted', async () => {
  areas = [storage, tidal];
  const ordering = answers(orderFocusAreas, ({ body }) => {
    areas = (body as { ids: number[] }).ids.flatMap((id) => areas.filter((one) => one.id === id));
    return areas;
  });
  const saving = answers(updateFocusArea, ({ params, body }) => {
    const saved = { ...tidal, id: Number(params.id), title: (body as FocusAreaEdition).title };
    areas = areas.map((one) => (one.id === saved.id ? saved : one));
    return saved;
  });
  const removing = answers(deleteFocusArea, ({ params }) => {
    areas = areas.filter(({ id }) => id !== Number(params.id));
    return { id: Number(params.id) };
  });
  const { main } = await open(ordering, saving, removing);
  await main.findByText('Tidal');
  expect(screen.queryByLabelText('Delete Energy Storage')).toBeNull();
  labelled('Move Tidal up');
  await waitFor(() => expect(names()).toEqual(['Tidal', 'Energy Storage']));
  labelled('Edit Tidal');
  const dialog = await openDialog('Edit Tidal');
  expect(dialog.queryByLabelText('Address')).toBeNull();
  type('Title', 'Tidal Power', dialog);
  press('Save', dialog);
  await toastSays('The focus area has been changed');
  await waitFor(() => expect(names()).toEqual(['Tidal Power', 'Energy Storage']));
  await waitFor(() => expect(screen.getByLabelText('Delete Tidal Power')).toHaveProperty('disabled', false));
  labelled('Delete Tidal Power');
  press(/^Delete/, await openDialog());
  await toastSays('The focus area is deleted');
  await waitFor(() => expect(names()).toEqual(['Energy Storage']));
});
