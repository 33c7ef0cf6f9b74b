import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';

import { editorOf, press, type } from '#src/app/testing/hands.ts';
import { UploadRequest } from '#src/app/testing/upload-request.ts';
import { TextEditorField } from './text-editor-field.tsx';

const id = '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11';
const stored = { id, width: 900, height: 600, waitsUntil: '2026-11-21T09:00:00.000Z' };
const shown = (alt: string) => `<img src="/api/pictures/${id}-900.webp" alt="${alt}" width="900" height="600">`;
const file = new File(['bytes'], 'rotor.png', { type: 'image/png' });

let calls: string[] = [];
beforeEach(() => {
  UploadRequest.all = [];
  calls = [];
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    return Response.json({ isDeleted: true });
  });
});
async function open(text: string, hasPictures = true) {
  const held = { current: text };
  function Form() {
    const form = useForm<{ text: string }>({ defaultValues: { text } });
    held.current = useWatch({ control: form.control, name: 'text' });
    return <TextEditorField control={form.control} name="text" label="Story" max={1000} hasPictures={hasPictures} />;
  }
  render(<Form />);
  return { held, editor: await editorOf('Story') };
}

const choose = () => fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
const upload = () => UploadRequest.all[0];

test('a picture is chosen, uploaded, described, and stands in the text', async () => {
  const { held } = await open('One');
  press('Picture');
  choose();
  screen.getByRole('progressbar', { name: 'Uploading rotor.png' });
  await upload()?.answer(201, stored);
  press('Add picture');
  screen.getByText('Please describe the picture for people who cannot see it');
  type('What the picture shows', 'A "rotor" < 9 m & a mast');
  press('Add picture');
  await waitFor(() => expect(held.current).toContain(shown('A &quot;rotor&quot; &lt; 9 m &amp; a mast')));
  expect(screen.queryByLabelText('What the picture shows')).toBeNull();
});

test('a picture that is not wanted is deleted again', async () => {
  const { held } = await open('One');
  press('Picture');
  choose();
  await upload()?.answer(201, stored);
  fireEvent.keyDown(screen.getByLabelText('What the picture shows'), { key: 'Escape' });
  expect([calls, held.current]).toEqual([[`DELETE /api/pictures/${id}/upload`], 'One']);
});

test('a picture that is pasted is uploaded; what is copied from a document comes with its words', async () => {
  const { held, editor } = await open('');
  const clipboard = (types: Record<string, string>) => ({
    files: [file],
    types: [...Object.keys(types), 'Files'],
    getData: (kind: string) => types[kind] ?? '',
  });
  act(() => void fireEvent.paste(editor, { clipboardData: clipboard({ 'text/html': '<p>Words</p>' }) }));
  await waitFor(() => expect(held.current).toBe('Words'));
  expect(UploadRequest.all).toHaveLength(0);
  act(() => void fireEvent.paste(editor, { clipboardData: clipboard({}) }));
  expect(UploadRequest.all).toHaveLength(1);
});

test('a refused file is named, and another one can be chosen', async () => {
  await open('One');
  press('Picture');
  choose();
  await upload()?.answer(400, { code: 'invalid_input', message: 'no', fields: { file: 'This is not a picture.' } });
  screen.getByText('This is not a picture.');
  press('Remove rotor.png');
  choose();
  expect(UploadRequest.all).toHaveLength(2);
});

test('shows the pictures of a text, and leaves it as it is', async () => {
  const text = `One\n\n${shown('A rotor')}\n\nTwo`;
  const { held, editor } = await open(text);
  expect(editor.querySelector('img')?.getAttribute('alt')).toBe('A rotor');
  expect(held.current).toBe(text);
});

test('a text that cannot hold pictures offers none', async () => {
  const { editor } = await open(`One\n\n${shown('Old')}`, false);
  expect([editor.querySelector('img'), screen.queryByRole('button', { name: 'Picture' })]).toEqual([null, null]);
});
