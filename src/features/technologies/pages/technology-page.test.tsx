import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { companyStanding } from '#contract/companies.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { getTechnology, updateTechnology } from '#contract/technologies.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';
import { technologyRecord } from '#src/app/testing/whole-records.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const path = '/network/technologies/6';
const record = {
  ...technologyRecord(6),
  description: 'Stores power in sodium, which is cheaper than lithium.',
  tags: ['sodium'],
  companyId: 2,
  companyName: 'Saltbridge Cells',
  hasDeveloper: true,
  readinessLevel: 8,
  keyInnovators: ['Jeff Dahn'],
  metrics: { energyDensity: { value: 150, unit: 'Wh/kg', benchmark: 160 } },
  publications: [
    { id: 'p1', title: 'Sodium-ion batteries', journal: 'Reviews', year: 2017, doi: '10.1039/c6cs00776g' },
  ],
  developmentStages: [{ name: 'First plant', status: 'in-progress' as const, milestones: [] }],
};
const technology = answers(getTechnology, record);
const standing = (isOwner: boolean) => answers(companyStanding, { isOwner, canEdit: isOwner, hasPendingClaim: false });
const button = (name: string) => screen.queryByText(name, { selector: 'main button, main button *' });
const tab = (name: string) => fireEvent.click(screen.getByText(name, { selector: '[role=tab], [role=tab] *' }));

test('shows tabs, bars, publications, stages, developer and the premium notice', async () => {
  const { main, at } = await showPage(path, technology);
  await main.findByRole('heading', { level: 1, name: 'Technology 6' });
  const developer = within(main.getByRole('region', { name: 'Developer' }));
  expect(developer.getByText('Saltbridge Cells').getAttribute('href')).toBe('/network/companies/2');
  expect(main.getByText('See membership plans').closest('a')?.getAttribute('href')).toBe('/pricing');
  main.getByText('Jeff Dahn');
  tab('Technical Details');
  await main.findByText('150 Wh/kg');
  expect(at()).toBe(`${path}?tab=technical-details`);
  const publication = main.getByText('Sodium-ion batteries');
  expect(publication.getAttribute('href')).toBe('https://doi.org/10.1039/c6cs00776g');
  expect(publication.getAttribute('target')).toBe('_blank');
  tab('Development');
  await main.findByText('First plant');
  main.getByText('In Progress');
  expect(main.getByText('Deployment Phase', { selector: 'li *' }).closest('li')?.getAttribute('aria-current')).toBe(
    'step',
  );
});

test('N5, N14: a Professional sees no notice, and an enquiry goes to the developer', async () => {
  const user = signedIn({ membershipTier: 'professional' });
  const { main } = await showPage(path, user, technology, standing(false), answers(sendEnquiry, { ok: true }));
  await screen.findByText('User menu of');
  await waitFor(() => expect(main.queryByText('See membership plans')).toBeNull());
  expect(button('Request Warm Introduction')).toBeTruthy();
  fireEvent.click(button('Contact') as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact the technology developer' }));
  // An enquiry carries the name and address of the member's account.
  for (const [label, value] of Object.entries({ Name: 'Ines Okafor', Email: 'ines@test.example' })) {
    const field = await dialog.findByLabelText<HTMLInputElement>(label);
    expect([field.value, field.readOnly]).toEqual([value, true]);
  }
  fireEvent.change(dialog.getByLabelText('Message'), { target: { value: 'May we test ten of these cells?' } });
  fireEvent.click(dialog.getByText('Send Message'));
  await toastSays('Message Sent', 'Your message has been sent to the technology developer.');
});

test('N14: where no developer looks after it, the team gets the enquiry', async () => {
  await showPage(path, signedIn(), answers(getTechnology, { ...record, hasDeveloper: false }), standing(false));
  await screen.findByText('User menu of');
  fireEvent.click(button('Contact') as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Ask our team about this technology' })).toBeTruthy();
});

test('N6: its owner can edit it, and neither writes to nor reports themselves', async () => {
  const { main } = await showPage(path, signedIn(), technology, standing(true));
  expect((await main.findByText('Edit')).closest('a')?.getAttribute('href')).toBe(`${path}/edit`);
  for (const name of ['Contact', 'Request Warm Introduction']) expect(button(name)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

describe('its form', () => {
  const edit = (...given: Answer[]) => showPage(`${path}/edit`, ...given);

  test('is for members, who are asked to sign in', async () => {
    const { at } = await edit(technology);
    await waitFor(() => expect(at()).toBe(`/signin?returnTo=${path}/edit`));
  });

  test('cannot be opened by other members', async () => {
    const { main } = await edit(signedIn(), technology, standing(false));
    expect(await main.findByText('This technology belongs to someone else')).toBeTruthy();
  });

  test('is missing where the technology is, or has a page of its own', async () => {
    const missing = await edit(signedIn(), refuses(getTechnology, 404));
    await missing.main.findByRole('heading', { name: 'Technology Not Found' });
    cleanup();
    const topic = answers(getTechnology, { ...record, id: 4 });
    const { main } = await showPage('/network/technologies/4/edit', signedIn(), topic, standing(false));
    expect(await main.findByText('This technology has a page of its own')).toBeTruthy();
  });

  test('an edit of an older edition is refused and keeps the entries', async () => {
    const message = 'Someone else has changed this in the meantime.';
    const save = {
      endpoint: updateTechnology,
      answer: () => Response.json({ code: 'conflict', message }, { status: 409 }),
    };
    const { main, at } = await edit(signedIn(), technology, standing(true), save);
    const name = await main.findByLabelText<HTMLInputElement>('Technology Name');
    fireEvent.change(name, { target: { value: '' } });
    fireEvent.click(main.getByText('Save Changes'));
    await main.findByText('Name must be at least 2 characters');
    fireEvent.change(name, { target: { value: 'Typed here' } });
    fireEvent.click(main.getByText('Save Changes'));
    await toastSays('Error saving technology', message);
    expect([at(), name.value]).toEqual([`${path}/edit`, 'Typed here']);
  });
});
