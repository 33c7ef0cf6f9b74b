import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import {
  createPartner,
  deletePartner,
  listPartnerEditions,
  orderPartners,
  type PartnerEdition,
  type PartnerFields,
  updatePartner,
} from '#contract/partners-admin.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

/** What the server has. */
let partners: PartnerEdition[] = [];

const partner = (id: number, name: string): PartnerEdition => ({
  id,
  name,
  tagline: 'Storage in salt',
  isShown: true,
  version: 1,
});

beforeEach(() => {
  partners = [partner(1, 'Nordhaven Grid'), partner(2, 'Brine & Sons')];
});

/** Saves a partner in place of the one with its number. */
function save(id: string | undefined, fields: PartnerFields): PartnerEdition {
  const saved = { ...partner(Number(id), ''), ...fields };
  partners = partners.map((one) => (one.id === saved.id ? saved : one));
  return saved;
}

const list = answers(listPartnerEditions, () => partners);
const saving = answers(updatePartner, ({ params, body }) => save(params.id, body as PartnerFields));
const ordering = answers(orderPartners, ({ body }) => {
  const { ids } = body as { ids: number[] };
  partners = ids.flatMap((id) => partners.filter((one) => one.id === id));
  return partners;
});
const open = (...given: Answer[]) => showPage('/admin/content/partners', signedIn({ role: 'admin' }), list, ...given);
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const labelled = (label: string) => fireEvent.click(screen.getByLabelText(label));

test('a partner needs a name, which no other one has; then it is the last one', async () => {
  const { main, change } = await open(refuses(createPartner, 409, { name: 'A partner with this name already exists' }));
  fireEvent.click(await main.findByText('Add a partner'));
  const dialog = await openDialog('Add a partner');
  press('Save', dialog);
  await dialog.findByText('Name must be at least 2 characters');
  type('Name', 'Brine & Sons', dialog);
  type('Tagline', 'Storage in salt', dialog);
  press('Save', dialog);
  await dialog.findByText('A partner with this name already exists');
  const adding = answers(createPartner, ({ body }) => {
    const added = { ...partner(3, ''), ...(body as PartnerFields) };
    partners = [...partners, added];
    return added;
  });
  change(signedIn({ role: 'admin' }), list, adding);
  type('Name', 'Third & Co', dialog);
  press('Save', dialog);
  await toastSays('The partner has been added');
  await waitFor(() => expect(names()).toEqual(['Nordhaven Grid', 'Brine & Sons', 'Third & Co']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('partners are moved, hidden, edited and deleted', async () => {
  const removing = answers(deletePartner, ({ params }) => {
    partners = partners.filter(({ id }) => id !== Number(params.id));
    return { id: Number(params.id) };
  });
  const { main } = await open(ordering, saving, removing);
  await main.findByText('Brine & Sons');
  labelled('Move Brine & Sons up');
  await toastSays('The order has been changed');
  await waitFor(() => expect(names()).toEqual(['Brine & Sons', 'Nordhaven Grid']));
  await waitFor(() => expect(screen.getByLabelText('Hide Brine & Sons')).toHaveProperty('disabled', false));
  labelled('Hide Brine & Sons');
  await toastSays('The partner is hidden');
  await waitFor(() => expect(names()).toEqual(['Brine & Sons Hidden', 'Nordhaven Grid']));

  labelled('Edit Brine & Sons');
  const dialog = await openDialog('Edit Brine & Sons');
  fireEvent.click(dialog.getByLabelText('Show it on the home page'));
  type('Name', 'Brine Ltd', dialog);
  press('Save', dialog);
  await toastSays('The partner has been changed');
  await waitFor(() => expect(names()).toEqual(['Brine Ltd', 'Nordhaven Grid']));
  await waitFor(() => expect(screen.getByLabelText('Delete Brine Ltd')).toHaveProperty('disabled', false));
  labelled('Delete Brine Ltd');
  press('Delete partner', await openDialog());
  await toastSays('The partner is deleted');
  await waitFor(() => expect(names()).toEqual(['Nordhaven Grid']));
});
