import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { minute } from '#contract/kit/durations.ts';
import type { Credentials, SignIn } from '../network/proxy-login.ts';
import { appUrl, parseUrl } from '../security/trusted-url.ts';
import { closingPage, signInPage, signInPath } from './proxy-sign-in-page.ts';

/** A window that shows one page; `closed` resolves when it is closed, by the person or by main. */
export interface Dialog {
  closed: Promise<void>;
  close: () => void;
}

interface ProxySignInOptions {
  /** The product's name. */
  name: string;
  show: (url: string) => Dialog;
  now?: () => number;
}

const submitted = z.object({
  id: z.uuid(),
  username: z.string().min(1).max(300),
  password: z.string().max(300),
});

/** How long the app does not ask again after the person closed the dialog (milliseconds). */
export const peace = 10 * minute;

const largest = 4096;

/**
 * Asks for the credentials of a proxy, in a window with a form and no script, whose answer comes to `handle`. The
 * credentials are held in memory until the app ends, and given to no other proxy. Requests that ask meanwhile wait for
 * one answer.
 */
export function createProxySignIn({ name, show, now = Date.now }: ProxySignInOptions) {
  const known = new Map<string, Credentials>();
  const asking = new Map<string, Promise<Credentials | null>>();
  const refusedAt = new Map<string, number>();
  let open: { id: string; proxy: string; isWrong: boolean; answer: (found: Credentials) => void } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const ask = async (proxy: string, isWrong: boolean): Promise<Credentials | null> => {
    const { promise, resolve } = Promise.withResolvers<Credentials | null>();
    const id = randomUUID();
    open = { id, proxy, isWrong, answer: resolve };
    const address = new URL(signInPath, appUrl);
    address.searchParams.set('id', id);
    const dialog = show(address.href);
    void dialog.closed.then(() => resolve(null));
    const found = await promise;
    open = null;
    dialog.close();
    if (found) known.set(proxy, found);
    else refusedAt.set(proxy, now());
    return found;
  };

  const signIn: SignIn = async ({ host, port, realm }, isFirst) => {
    const proxy = `${host}:${port}${realm === '' ? '' : ` (${realm})`}`;
    const waiting = asking.get(proxy);
    if (waiting) return waiting;
    const found = known.get(proxy);
    if (found && isFirst) return found;
    if (now() - (refusedAt.get(proxy) ?? Number.NEGATIVE_INFINITY) < peace) return null;
    known.delete(proxy);
    // One dialog at a time.
    const turn = last.then(async () => ask(proxy, found !== undefined)).finally(() => asking.delete(proxy));
    asking.set(proxy, turn);
    last = turn.catch(() => {});
    return turn;
  };

  /** Answers for the dialog's page and its form, `null` for any other address. */
  const handle = async (request: Request): Promise<Response | null> => {
    const url = parseUrl(request.url);
    if (url?.pathname !== signInPath) return null;
    if (request.method === 'POST') {
      const form = new URLSearchParams((await request.text()).slice(0, largest));
      const parsed = submitted.safeParse(Object.fromEntries(form));
      // Another page of the app cannot know the number.
      if (parsed.success && parsed.data.id === open?.id) open.answer(parsed.data);
      return closingPage();
    }
    return open && url.searchParams.get('id') === open.id ? signInPage({ name, ...open }) : closingPage();
  };
  return { signIn, handle };
}
