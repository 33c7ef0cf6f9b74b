import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { sendContactMessage } from '#contract/contact.ts';
import { defaultSite } from '#contract/site.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { descriptionOf, toastSays } from '#src/app/testing/seen.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const draftKey = 'cardi-draft:contact';
const entries = {
  name: 'Ada Sample',
  email: 'ada@test.example',
  subject: 'Tidal storage',
  message: 'We would like to show our pilot plant.',
};
/** The form with what was typed on an earlier visit. */
const openFilled = (...given: Answer[]) => {
  localStorage.setItem(draftKey, JSON.stringify({ version: 1, values: entries }));
  return showPage('/contact', ...given);
};
const form = () => within(screen.getByRole('form', { name: 'Contact form' }));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const shown = () => ['Name', 'Email', 'Subject', 'Message'].map((label) => field(label).value);
const send = () => fireEvent.click(form().getByText('Send Message'));

test("shows the team's other contact details and its hours from the configuration", async () => {
  const { main } = await showPage('/contact');
  const details = within(await main.findByRole('complementary', { name: 'Contact details' }));
  details.getByText(defaultSite.contactAddress);
  expect(details.getByText(defaultSite.contactPhone).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(details.getByText(defaultSite.contactEmail).getAttribute('href')).toBe(`mailto:${defaultSite.contactEmail}`);
  for (const [days, hours] of [
    ['Monday - Friday', '9:00 AM - 5:00 PM'],
    ['Saturday & Sunday', 'Closed'],
  ] as const) {
    expect(details.getByText(days).nextElementSibling?.textContent).toBe(hours);
  }
  for (const { name, url } of defaultSite.socialLinks) {
    const link = details.getByText(name);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  }
});

test('shows what is wrong under each field, in the fixed words, and counts the letters', async () => {
  await showPage('/contact');
  await screen.findByText('Send Message');
  send();
  const sentences = {
    Name: 'Name must be at least 2 characters',
    Email: 'Please enter a valid email address',
    Subject: 'Subject must be at least 5 characters',
    Message: 'Message must be at least 10 characters',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await waitFor(() => expect(descriptionOf(field(label))).toContain(sentence));
  }
  expect(document.activeElement).toBe(field('Name'));
  expect(field('Message').getAttribute('rows')).toBe('5');
  expect(descriptionOf(field('Message'))).toContain('Maximum 1000 characters');
  const write = (length: number) => fireEvent.change(field('Message'), { target: { value: 'x'.repeat(length) } });
  write(1000);
  form().getByText('1000/1000');
  await waitFor(() => expect(screen.queryByText(sentences.Message)).toBeNull());
  write(1001);
  form().getByText('1001/1000');
  await form().findByText('Message cannot exceed 1000 characters');
});

test('sends the message, says so meanwhile, and empties the form', async () => {
  const sent: unknown[] = [];
  const late = held(
    answers(sendContactMessage, ({ body }) => {
      sent.push(body);
      return { ok: true as const };
    }),
  );
  await openFilled(late);
  await screen.findByText('Send Message');
  expect(shown()).toEqual(Object.values(entries));
  send();
  expect((await form().findByText<HTMLButtonElement>('Sending...')).disabled).toBe(true);
  late.release();
  await toastSays('Message sent!', 'Thank you for contacting us. We will respond as soon as possible.');
  await waitFor(() => expect(shown()).toEqual(['', '', '', '']));
  expect(sent).toEqual([entries]);
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('fills in the name and address of a signed-in member', async () => {
  await showPage('/contact', signedIn());
  await waitFor(() => expect(shown()).toEqual(['Ines Okafor', 'ines@test.example', '', '']));
});

test.each([500, 429])('where the answer is %i, it says so, keeps the entries and can be sent again', async (status) => {
  const { change } = await openFilled(breaks(sendContactMessage, status));
  await screen.findByText('Send Message');
  send();
  await toastSays('Error sending message', 'There was a problem sending your message. Please try again later.');
  expect(shown()).toEqual(Object.values(entries));
  change(answers(sendContactMessage, { ok: true }));
  await waitFor(send);
  await toastSays('Message sent!');
});

test("shows the server's message about a field under that field", async () => {
  await openFilled(refuses(sendContactMessage, 400, { name: 'Not this name' }));
  await screen.findByText('Send Message');
  send();
  await waitFor(() => expect(descriptionOf(field('Name'))).toBe('Not this name'));
  await toastSays('Error sending message');
});
