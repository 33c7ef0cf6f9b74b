import { expect, test, vi } from 'vitest';

import { createCertificateChoice } from '../network/client-certificate.ts';
import { answerLogin } from '../network/proxy-login.ts';
import { createProxySignIn, peace } from './proxy-sign-in.ts';

const office = { host: 'proxy.example', port: 8080, realm: 'the <office>' };

function dialogs() {
  let time = 0;
  const shown: { url: URL; close: () => void; isClosed: () => boolean }[] = [];
  const { signIn, handle } = createProxySignIn({
    name: 'Meadow',
    now: () => time,
    show: (url) => {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      let isClosed = false;
      const close = () => {
        isClosed = true;
        resolve();
      };
      shown.push({ url: new URL(url), close, isClosed: () => isClosed });
      return { closed, close };
    },
  });
  const page = async (url: URL) => (await handle(new Request(url)))?.text() ?? '';
  const submit = async (fields: Record<string, string>) =>
    handle(new Request('app://cardi/-/proxy-sign-in', { method: 'POST', body: new URLSearchParams(fields) }));
  const idOf = (url: URL | undefined) => url?.searchParams.get('id') ?? '';
  /** The dialog that was opened last. */
  const dialog = async (count: number) => vi.waitFor(() => shown[count - 1] ?? Promise.reject(new Error('not yet')));
  return { signIn, handle, shown, page, submit, idOf, dialog, passTime: (ms: number) => (time += ms) };
}

test('concurrent requests share one dialog, and later ones do not ask again', async () => {
  const { signIn, shown, page, submit, idOf, dialog } = dialogs();
  const answers = Promise.all([signIn(office, true), signIn(office, true)]);
  const { url, isClosed } = await dialog(1);
  const text = await page(url);
  expect(text).toContain('proxy.example:8080 (the &lt;office&gt;)');
  expect(text).not.toMatch(/<script|did not accept/);
  await submit({ id: idOf(url), username: 'ada', password: 'secret' });
  const found = expect.objectContaining({ username: 'ada', password: 'secret' });
  expect(await answers).toEqual([found, found]);
  expect(isClosed()).toBe(true);
  expect(await signIn(office, true)).toEqual(found);
  expect(shown).toHaveLength(1);
});

test('refused credentials are asked for again, and another proxy never gets them', async () => {
  const { signIn, page, submit, idOf, dialog } = dialogs();
  const first = signIn(office, true);
  await submit({ id: idOf((await dialog(1)).url), username: 'ada', password: 'wrong' });
  await first;
  const second = signIn(office, false);
  const { url } = await dialog(2);
  expect(await page(url)).toContain('did not accept');
  await submit({ id: idOf(url), username: 'ada', password: 'right' });
  expect(await second).toMatchObject({ password: 'right' });
  void signIn({ ...office, host: 'evil.example' }, true);
  expect(await page((await dialog(3)).url)).toContain('evil.example');
});

test('after the dialog is closed, the app does not ask again for a while', async () => {
  const { signIn, shown, dialog, passTime } = dialogs();
  const answer = signIn(office, true);
  (await dialog(1)).close();
  expect(await answer).toBeNull();
  expect(await signIn(office, true)).toBeNull();
  passTime(peace);
  void signIn(office, true);
  await dialog(2);
  expect(shown).toHaveLength(2);
});

test('a form without the dialog’s number, and any other address, get no answer', async () => {
  const { signIn, submit, handle, page, idOf, dialog } = dialogs();
  const answer = signIn(office, true);
  const { url, close } = await dialog(1);
  await submit({ id: crypto.randomUUID(), username: 'mallory', password: '' });
  await submit({ id: idOf(url), username: '', password: '' });
  expect(await page(new URL('app://cardi/-/proxy-sign-in?id=1'))).toBe('');
  expect(await handle(new Request('app://cardi/network'))).toBeNull();
  close();
  expect(await answer).toBeNull();
});

test('a server that asks for a password gets none and opens no dialog', async () => {
  const signIn = vi.fn(async () => ({ username: 'ada', password: 'secret' }));
  const answer = vi.fn();
  await answerLogin(signIn, { ...office, isProxy: false, scheme: 'basic' }, { isFirst: true, answer });
  await answerLogin(signIn, { ...office, isProxy: true, scheme: 'basic' }, { isFirst: true, answer });
  expect(answer.mock.calls).toEqual([[], ['ada', 'secret']]);
});

test('a certificate is shown to a known server only; of several, the person chooses one once', async () => {
  const certificate = (name: string) => ({ fingerprint: name, subjectName: name, issuerName: 'Bank' });
  const both = [certificate('work'), certificate('home')];
  const choose = vi.fn(async () => 1);
  const pick = createCertificateChoice({ isKnown: (origin) => origin === 'https://cardi.example', choose });
  expect(await pick('https://elsewhere.example/', both)).toBeUndefined();
  expect(await pick('https://cardi.example/api/site', [])).toBeUndefined();
  expect(await pick('https://cardi.example/api/site', both.slice(0, 1))).toBe(both[0]);
  expect(choose).not.toHaveBeenCalled();
  expect(await Promise.all([pick('https://cardi.example/a', both), pick('https://cardi.example/b', both)])).toEqual([
    both[1],
    both[1],
  ]);
  expect(choose.mock.calls).toEqual([['https://cardi.example', ['work (by Bank)', 'home (by Bank)']]]);
});
