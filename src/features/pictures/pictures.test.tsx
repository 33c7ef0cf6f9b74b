import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Picture, ShownPicture } from '#contract/pictures.ts';
import { UploadRequest } from '#src/app/testing/upload-request.ts';
import { Gallery, PictureField, RecordPictures } from './index.ts';

const first: Picture = { id: '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', width: 900, height: 600 };
const second: Picture = { id: '1b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', width: 200, height: 200 };
const third: Picture = { id: '2b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', width: 400, height: 400 };
const stored = (picture: Picture) => ({ ...picture, waitsUntil: '2026-11-21T09:00:00.000Z' });

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let calls: string[] = [];
const sent = vi.fn();

beforeEach(() => {
  UploadRequest.all = [];
  calls = [];
  sent.mockReset();
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    return init.method === 'GET' ? new Response('bytes') : Response.json({ isDeleted: true });
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
function spliced(all: readonly Picture[], from: number, count: number, ...added: Picture[]): Picture[] {
  return [...all.slice(0, from), ...added, ...all.slice(from + count)];
}

function Form({ start = [], max = 3, aspect }: { start?: readonly Picture[]; max?: number; aspect?: number }) {
  const [pictures, setPictures] = useState(start);
  return (
    <form
      aria-label="Record"
      onSubmit={(event) => {
        event.preventDefault();
        sent(pictures.map(({ id }) => id));
      }}
    >
      <PictureField
        noun="picture"
        max={max}
        pictures={pictures}
        {...(aspect !== undefined && { aspect })}
        onAdd={(picture, index) =>
          setPictures((all) => spliced(all, index ?? all.length, index === null ? 0 : 1, picture))
        }
        onRemove={(index) => setPictures((all) => spliced(all, index, 1))}
        onMove={(from, to) =>
          setPictures((all) => spliced(spliced(all, from, 1), to, 0, ...all.filter((_, index) => index === from)))
        }
      />
      <button type="submit">Save</button>
    </form>
  );
}

const aFile = (name = 'Plant.jpg', bytes = 'hello') => new File([bytes], name);
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText(/^Picture files?$/), { target: { files } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const addresses = () => screen.queryAllByRole('presentation').map((each) => each.getAttribute('src'));
const last = () => UploadRequest.all.at(-1) as UploadRequest;
const save = () => fireEvent.click(button('Save'));

test('chosen, dropped and pasted pictures are uploaded with progress, and stand in the order in which they arrived', async () => {
  render(<Form start={[first]} />);
  choose(aFile());
  expect(last().url).toBe('/api/pictures');
  last().progress(2, 5);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading Plant.jpg' }).value).toBe(0.4);
  const zone = button('Add pictures');
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [aFile('Cell.png')] } });
  fireEvent.paste(zone, { clipboardData: { types: ['Files'], files: [aFile('One too many.png')] } });
  expect(screen.getByRole('alert').textContent).toBe('At most 3 pictures.');
  expect(UploadRequest.all).toHaveLength(2);
  await last().answer(201, stored(second));
  await (UploadRequest.all.at(0) as UploadRequest).answer(201, stored(third));
  expect(addresses()).toEqual([
    `/api/pictures/${first.id}-320.webp`,
    `/api/pictures/${second.id}-200.webp`,
    `/api/pictures/${third.id}-320.webp`,
  ]);
});

test('the form waits for what is on its way, says so, and is sent once it has arrived', async () => {
  render(<Form />);
  choose(aFile());
  save();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Please wait');
  await last().answer(201, stored(second));
  expect(screen.queryByRole('alert')).toBeNull();
  save();
  expect(sent).toHaveBeenCalledWith([second.id]);
});

test.each([
  [400, { code: 'invalid_input', message: 'No.', fields: { file: 'This is not a picture.' } }, 'not a picture'],
  [413, { code: 'too_large', message: 'No.' }, 'at most 20 MB'],
  [409, { code: 'conflict', message: 'Your pictures have reached 200 MB.' }, '200 MB'],
])('a picture that is refused (%i) says why, and the form can be sent without it', async (status, body, sentence) => {
  render(<Form start={[first]} />);
  choose(aFile());
  await last().answer(status, body);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  save();
  expect(sent).toHaveBeenCalledWith([first.id]);
});

test('pictures are moved and removed by buttons; a new one is deleted on the server, one of the record is not', async () => {
  render(<Form start={[first]} />);
  choose(aFile());
  await last().answer(201, stored(second));
  expect(screen.queryByRole('button', { name: 'Move picture 1 up' })).toBeNull();
  fireEvent.click(button('Move picture 2 up'));
  save();
  expect(sent).toHaveBeenLastCalledWith([second.id, first.id]);
  fireEvent.click(button('Remove picture 1'));
  fireEvent.click(button('Remove picture 1'));
  expect(document.activeElement).toBe(button('Add pictures'));
  await expect.poll(() => calls).toEqual([`DELETE /api/pictures/${second.id}/upload`]);
});

/** The browser has read the picture that is cropped. */
async function loaded(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' });
  const image = within(dialog).getByAltText<HTMLImageElement>('The whole picture');
  Object.defineProperties(image, { width: { value: 400 }, height: { value: 200 } });
  fireEvent.load(image);
  return dialog;
}

test('a picture of the record is cropped: the part is sent, and takes its place', async () => {
  render(<Form start={[first, third]} />);
  fireEvent.click(button('Crop picture 1'));
  const dialog = await loaded();
  expect(calls).toEqual([`GET /api/pictures/${first.id}-900.webp`]);
  expect(within(dialog).getByRole('group', { name: /^The part that is kept/ })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Crop' }));
  expect(last().url).toBe('/api/pictures?crop=4%2C4%2C92%2C92');
  await last().answer(201, stored(second));
  save();
  expect(sent).toHaveBeenCalledWith([second.id, third.id]);
});

test('with a shape, a picture is cropped before it is uploaded; one that the browser cannot read goes as it is', async () => {
  render(<Form max={1} start={[first]} aspect={1} />);
  choose(aFile());
  const dialog = await loaded();
  expect(UploadRequest.all).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Crop' }));
  expect(last().url).toBe('/api/pictures?crop=25%2C0%2C50%2C100');
  await last().answer(201, stored(second));
  choose(aFile('Broken.jpg'));
  fireEvent.error(await screen.findByAltText('The whole picture'));
  expect(last().url).toBe('/api/pictures');
  await last().answer(201, stored(third));
  save();
  expect(sent).toHaveBeenCalledWith([third.id]);
});

test('a gallery opens a picture larger; arrow keys lead around', async () => {
  const pictures: ShownPicture[] = [
    { ...first, alt: 'The plant' },
    { ...second, alt: 'The cell' },
  ];
  render(<Gallery pictures={pictures} />);
  expect(screen.getByRole('img', { name: 'The plant' }).getAttribute('srcset')).toContain(`${first.id}-900.webp 900w`);
  fireEvent.click(button(/^The cell/));
  const viewer = await screen.findByRole('dialog', { name: 'Picture 2 of 2' });
  expect(within(viewer).getByRole('img', { name: 'The cell' })).toBeTruthy();
  fireEvent.keyDown(within(viewer).getByRole('button', { name: 'Next picture' }), { key: 'ArrowRight' });
  expect(await screen.findByRole('dialog', { name: 'Picture 1 of 2' })).toBeTruthy();
});

describe('the pictures of a record', () => {
  const showForm = (kind: 'listing' | 'event', answers: (init: RequestInit) => Response) => {
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      calls.push(`${init.method} ${path}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
      return answers(init);
    });
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RecordPictures kind={kind} id={7} />
      </QueryClientProvider>,
    );
    return screen.findByRole('form', { name: 'Pictures' });
  };

  test('of a listing are saved with their texts, once they have them', async () => {
    const saved = { pictures: [{ ...first, alt: 'The plant' }] };
    await showForm('listing', () => Response.json(saved));
    expect(screen.queryByRole('button', { name: 'Save pictures' })).toBeNull();
    choose(aFile());
    await last().answer(201, stored(second));
    fireEvent.click(button('Save pictures'));
    expect((await screen.findByRole('alert')).textContent).toContain('Please describe the picture');
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Description' }).at(1) as HTMLElement, {
      target: { value: 'The cell' },
    });
    fireEvent.click(button('Save pictures'));
    const sentence = JSON.stringify({
      pictures: [
        { id: first.id, alt: 'The plant' },
        { id: second.id, alt: 'The cell' },
      ],
    });
    await expect.poll(() => calls).toContain(`PUT /api/record-pictures/listing/7 ${sentence}`);
  });

  test('of an event is one without a text; a refusal says why and keeps it', async () => {
    const refusal = { code: 'invalid_input', message: 'No.', fields: { pictures: 'A picture is no longer here.' } };
    await showForm('event', ({ method }) =>
      method === 'PUT' ? Response.json(refusal, { status: 400 }) : Response.json({ pictures: [] }),
    );
    choose(aFile());
    await last().answer(201, stored(second));
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button('Save picture'));
    expect((await screen.findByRole('alert')).textContent).toBe('A picture is no longer here.');
    expect(addresses()).toHaveLength(1);
  });
});
