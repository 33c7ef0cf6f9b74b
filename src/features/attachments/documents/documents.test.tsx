import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Attachment } from '#contract/attachments.ts';
import { documentBounds, type RecordDocument } from '#contract/attachments-documents.ts';
import { UploadRequest } from '#src/app/testing/upload-request.ts';
import { DocumentsCard, RecordDocuments } from '../index.ts';

const deck: RecordDocument = {
  id: '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11',
  title: 'Investor deck',
  name: 'deck v7.pdf',
  type: 'pdf',
  bytes: 34_000,
};
const sheet: Attachment & { waitsUntil: string } = {
  id: '1b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11',
  name: 'Data_sheet 2026.xlsx',
  type: 'xlsx',
  bytes: 5,
  waitsUntil: '2026-11-21T09:00:00.000Z',
};

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let calls: string[] = [];
let listed: () => Response = () => Response.json({ documents: [deck] });
let saved: () => Response | Promise<Response> = () => Response.json({ documents: [deck] });

beforeEach(() => {
  UploadRequest.all = [];
  calls = [];
  listed = () => Response.json({ documents: [deck] });
  saved = () => Response.json({ documents: [deck] });
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
    if (init.method === 'GET') return listed();
    return init.method === 'PUT' ? saved() : Response.json({ isDeleted: true });
  });
});
function show(element: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
async function edit(): Promise<HTMLElement> {
  show(<DocumentsCard kind="company" id={4} />);
  return screen.findByRole('form', { name: 'Documents' });
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Document files'), { target: { files } });
const aFile = (name = 'Data_sheet 2026.xlsx', bytes = 'hello') => new File([bytes], name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const last = () => UploadRequest.all.at(-1) as UploadRequest;
const puts = () => calls.filter((call) => call.startsWith('PUT'));

test('a record shows its documents with type and size, each as a link that saves it', async () => {
  show(<RecordDocuments kind="company" id={4} />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Investor deck.*PDF · 33 kB/ });
  expect([link.getAttribute('href'), link.download]).toEqual([`/api/documents/${deck.id}`, 'deck v7.pdf']);
  expect(screen.queryByRole('link', { name: 'Edit documents' })).toBeNull();
});

test('a record without documents has no such section, but for who may add some, with its room from the start', async () => {
  listed = () => Response.json({ documents: [] });
  const client = show(<RecordDocuments kind="company" id={4} />);
  await expect.poll(() => client.isFetching() === 0 && calls.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  show(<RecordDocuments kind="company" id={4} editTo="/edit" />);
  const section = screen.getByText('Documents').closest('section');
  expect(section?.className).toContain('coming');
  expect((await screen.findByRole('link', { name: 'Add documents' })).getAttribute('href')).toBe('/edit');
  await expect.poll(() => section?.className).not.toContain('coming');
});

test('a list that cannot be loaded is asked for again; one of a record that is not there shows nothing', async () => {
  listed = () => Response.json({ code: 'internal', message: 'No.' }, { status: 500 });
  show(<RecordDocuments kind="company" id={4} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  listed = () => Response.json({ documents: [deck] });
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: /Investor deck/ })).toBeTruthy();
  cleanup();
  listed = () => Response.json({ code: 'not_found', message: 'No.' }, { status: 404 });
  const client = show(<RecordDocuments kind="listing" id={0} />);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a chosen file shows how far it is, gets the title of its name, and is saved in the order of the list', async () => {
  const form = await edit();
  choose(aFile());
  expect(last().url).toBe('/api/attachments?name=Data_sheet+2026.xlsx&as=document');
  last().progress(2, 5);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4);
  fireEvent.submit(form);
  expect(screen.getByRole('alert').textContent).toContain('Please wait');
  await last().answer(201, sheet);
  expect(titles().map(({ value }) => value)).toEqual(['Investor deck', 'Data sheet 2026']);
  fireEvent.change(titles().at(1) as HTMLElement, { target: { value: 'Data sheet' } });
  fireEvent.click(button('Move Data sheet up'));
  fireEvent.click(button('Save documents'));
  const body = {
    documents: [
      { id: sheet.id, title: 'Data sheet' },
      { id: deck.id, title: 'Investor deck' },
    ],
  };
  await expect.poll(puts).toEqual([`PUT /api/record-documents/company/4 ${JSON.stringify(body)}`]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Save documents' })).toBeNull();
});

test('files are dropped and pasted', async () => {
  const form = await edit();
  fireEvent.drop(form, { dataTransfer: { types: ['Files'], files: [aFile('Dropped.pdf')] } });
  fireEvent.paste(form, { clipboardData: { types: ['Files'], files: [aFile('Pasted.csv')] } });
  expect(UploadRequest.all.map(({ url }) => url)).toEqual([
    '/api/attachments?name=Dropped.pdf&as=document',
    '/api/attachments?name=Pasted.csv&as=document',
  ]);
});

test.each([
  [
    400,
    { code: 'invalid_input', message: 'No.', fields: { file: 'Pictures cannot be documents.' } },
    'Pictures cannot',
  ],
  [409, { code: 'conflict', message: 'Your files have reached 500 MB.' }, '500 MB'],
  [503, { code: 'unavailable', message: 'Files cannot be stored at the moment.' }, 'cannot be stored'],
])('a file that is refused (%i) says why; another time may help, or not', async (status, body, sentence) => {
  await edit();
  choose(aFile());
  await last().answer(status, body);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(screen.queryByRole('button', { name: /^Try again/ }) !== null).toBe(status !== 400);
});

test('a title is needed, and one file too many is not sent', async () => {
  await edit();
  fireEvent.change(titles().at(0) as HTMLElement, { target: { value: ' ' } });
  fireEvent.click(button('Save documents'));
  expect((await screen.findByRole('alert')).textContent).toContain('Please give the document a title');
  choose(...Array.from({ length: documentBounds.perRecord }, (_, index) => aFile(`${index}.pdf`)));
  expect(UploadRequest.all).toHaveLength(documentBounds.perRecord - 1);
});

test('a new document that is removed is deleted on the server, one of the record only when the list is saved', async () => {
  await edit();
  choose(aFile());
  await last().answer(201, sheet);
  fireEvent.click(button('Remove Data sheet 2026'));
  fireEvent.click(button('Remove Investor deck'));
  expect(document.activeElement).toBe(button('Add documents'));
  await expect
    .poll(() => calls.filter((call) => call.startsWith('DELETE')))
    .toEqual([`DELETE /api/attachments/${sheet.id}`]);
  fireEvent.click(button('Save documents'));
  await expect.poll(puts).toEqual(['PUT /api/record-documents/company/4 {"documents":[]}']);
});

test('a refused list keeps what was entered and says why', async () => {
  saved = () =>
    Response.json(
      { code: 'invalid_input', message: 'No.', fields: { documents: 'A file is no longer here.' } },
      { status: 400 },
    );
  await edit();
  fireEvent.change(titles().at(0) as HTMLElement, { target: { value: 'Deck' } });
  fireEvent.click(button('Save documents'));
  expect((await screen.findByRole('alert')).textContent).toBe('A file is no longer here.');
  expect(titles().map(({ value }) => value)).toEqual(['Deck']);
});

test('what is changed and added while the list is saved can be saved next', async () => {
  let answer: (response: Response) => void = () => {};
  saved = () => new Promise((resolve) => (answer = resolve));
  await edit();
  const title = (value: string) => fireEvent.change(titles().at(0) as HTMLElement, { target: { value } });
  title('Deck');
  fireEvent.click(button('Save documents'));
  await expect.poll(() => puts().length).toBe(1);
  title('Deck of 2026');
  choose(aFile());
  await last().answer(201, sheet);
  await act(async () => answer(Response.json({ documents: [{ ...deck, title: 'Deck' }] })));
  await expect.poll(() => calls.filter((call) => call.startsWith('GET')).length).toBe(2);
  expect(titles().map(({ value }) => value)).toEqual(['Deck of 2026', 'Data sheet 2026']);
  saved = () => Response.json({ documents: [] });
  fireEvent.click(button('Save documents'));
  await expect.poll(() => puts().length).toBe(2);
  const body = {
    documents: [
      { id: deck.id, title: 'Deck of 2026' },
      { id: sheet.id, title: 'Data sheet 2026' },
    ],
  };
  expect(puts().at(-1)).toBe(`PUT /api/record-documents/company/4 ${JSON.stringify(body)}`);
  await expect.poll(() => screen.queryByRole('button', { name: 'Save documents' })).toBeNull();
});
