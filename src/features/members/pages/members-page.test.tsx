import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listMembers } from '#contract/members.ts';
import { answers, held, showPage } from '#src/app/testing/page-scene.tsx';
import { memberRow, pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

test('six placeholders stand for the members that are awaited', async () => {
  const list = held(answers(listMembers, pageOf([memberRow(1)])));
  const { main } = await showPage('/network/members', list);
  await waitFor(() => expect(screen.getAllByTestId('member-placeholder')).toHaveLength(6));
  expect(main.getByLabelText<HTMLSelectElement>('Sort').value).toBe('connections');
  list.release();
  await main.findByRole('article');
  expect(screen.queryByTestId('member-placeholder')).toBeNull();
});

test('a search has an order of its own until one is chosen', async () => {
  const { main, at } = await showPage('/network/members?search=ines', answers(listMembers, pageOf([memberRow(1)])));
  const order = await main.findByLabelText<HTMLSelectElement>('Sort');
  expect(order.value).toBe('relevance');
  fireEvent.change(order, { target: { value: 'connections' } });
  await waitFor(() => expect(at()).toBe('/network/members?search=ines&sort=connections'));
  fireEvent.change(order, { target: { value: 'relevance' } });
  await waitFor(() => expect(at()).toBe('/network/members?search=ines'));
});

test('visitors who want to connect are asked to sign in, and come back', async () => {
  const { main, at } = await showPage('/network/members?search=mem', answers(listMembers, pageOf([memberRow(1)])));
  fireEvent.click(await main.findByRole('button', { name: /^Connect/ }));
  await toastSays('Member feature', 'Sign in or join to connect with other members.');
  await waitFor(() => expect(at()).toBe('/signin?returnTo=/network/members%3Fsearch%3Dmem'));
});
