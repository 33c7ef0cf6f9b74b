import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { UploadRequest } from '#src/app/testing/upload-request.ts';
import { ownProfileQuery } from '../own-api.ts';
import { emptyProfileInput, memberRecord } from '../testing/profile.ts';
import { AvatarField } from './avatar-field.tsx';

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const shown = '/api/pictures/0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11-512.webp';
let calls: string[] = [];

beforeEach(() => {
  UploadRequest.all = [];
  calls = [];
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    return Response.json({ profileImage: null });
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
/** The field of a member, and what the pages know of their picture. */
function show(profileImage: string | null) {
  const client = new QueryClient();
  const member = { ...memberRecord(7), profileImage };
  client.setQueryData(ownProfileQuery.queryKey, { member, form: emptyProfileInput });
  render(
    <QueryClientProvider client={client}>
      <AvatarField member={member} />
    </QueryClientProvider>,
  );
  return () => client.getQueryData(ownProfileQuery.queryKey)?.member.profileImage;
}

const aFile = () => new File(['hello'], 'Me.jpg');
const last = () => UploadRequest.all.at(-1) as UploadRequest;
const button = (name: string) => screen.getByRole('button', { name });

test('a picture that is dropped is cropped to a circle, uploaded with progress, and shown once it is stored', async () => {
  const image = show(null);
  fireEvent.drop(button('Upload a picture'), { dataTransfer: { types: ['Files'], files: [aFile()] } });
  fireEvent.load(await screen.findByRole('img', { name: 'The whole picture' }));
  expect(document.querySelector('.ReactCrop--circular-crop')).not.toBeNull();
  fireEvent.click(button('Use the whole picture'));
  expect(last().url).toBe('/api/profile/avatar');
  last().progress(1, 4);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading Me.jpg' }).value).toBe(0.25);
  expect(image()).toBeNull();
  await last().answer(200, { profileImage: shown });
  expect(image()).toBe(shown);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('one that the browser cannot show goes to the server, whose refusal is shown; the next one takes its place', async () => {
  show(null);
  const choose = () => fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [aFile()] } });
  choose();
  fireEvent.error(await screen.findByRole('img', { name: 'The whole picture' }));
  await last().answer(400, { code: 'invalid_input', message: 'No', fields: { file: 'This is not a picture.' } });
  expect(screen.getByRole('alert').textContent).toBe('This is not a picture.');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  choose();
  fireEvent.error(await screen.findByRole('img', { name: 'The whole picture' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(UploadRequest.all).toHaveLength(2);
});

test('a picture is removed', async () => {
  const image = show(shown);
  expect(button('Change picture')).toBeTruthy();
  fireEvent.click(button('Remove picture'));
  await vi.waitFor(() => expect(image()).toBeNull());
  expect(calls).toContain('DELETE /api/profile/avatar');
});
