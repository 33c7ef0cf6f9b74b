/** Calls that a page, or the research tool in its webview, makes to the main process. Used by `run-built-main.ts`. */
import { session } from './stand-in/index.ts';
import { inside } from './stand-in/modules/session.ts';
import { noPages, watchers } from './stand-in/pages/no-pages.ts';
import type { PageWatcher } from './stand-in/pages/page.ts';
import { calls } from './stand-in/support/journal.ts';

export const toolUrl = 'https://research.example/';
const partition = 'persist:deep-research';

export function mainPage(): PageWatcher {
  const [page] = watchers;
  if (!page) throw new Error('There is no window');
  return page;
}

const rejected = (error: unknown) => ({ rejected: error instanceof Error ? error.message : String(error) });

/** Calls main by IPC, as the page at `url`. */
export const call = (channel: string, args: unknown[] = [], url = 'app://cardi/') =>
  mainPage().invoke({ url, isMainFrame: true }, channel, args).catch(rejected);

/** Lists the navigations that are stopped. */
export function tryNavigation(page: PageWatcher, { inner, outer, frame }: Record<'inner' | 'outer' | 'frame', string>) {
  return {
    inside: !page.mayNavigate({ url: inner, isMainFrame: true }),
    outside: !page.mayNavigate({ url: outer, isMainFrame: true }),
    redirect: !page.mayRedirect({ url: 'file:///etc/passwd', isMainFrame: true }),
    frame: !page.mayNavigate({ url: frame, isMainFrame: false }),
  };
}

export const openWindow = (page: PageWatcher, url: string): boolean =>
  page.mayOpenWindow({ url, frameName: '', features: '', disposition: 'foreground-tab' });

/** A request inside the app; a body is sent as JSON. */
export async function fetchInApp(path: string, body?: object) {
  const answer = await inside(session.defaultSession).protocol.answer({
    url: `app://cardi${path}`,
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? [new TextEncoder().encode(JSON.stringify(body))] : null,
  });
  if (answer.kind === 'error') return { failed: answer.code };
  const text = await new Response(answer.body).text();
  return {
    status: answer.status,
    policy: new Headers(answer.headers).get('content-security-policy'),
    start: text.slice(0, 200),
  };
}

/** Whether a permission is granted on request, and on a check. */
export async function permission(name: string, requester: string, of = session.defaultSession): Promise<unknown[]> {
  const { request, check } = inside(of).permission;
  const asked = Promise.withResolvers<boolean>();
  request?.(null as never, name as never, asked.resolve, { requestingUrl: requester } as never);
  return [await asked.promise, check?.(null, name as never, requester, {} as never)];
}

function attach(src: string, page = mainPage()) {
  const webpreferences = 'nodeIntegration=yes, sandbox=no';
  return page.mayAttachGuest({
    instanceId: 1,
    src,
    params: { preload: '/tmp/evil.js', webpreferences, allowpopups: '' },
  });
}

/** Attaches the webview before and after the server has named its tool, then tries everything a guest could do. */
export async function tryWebview() {
  const early = attach(toolUrl) === null ? 'refused' : 'attached';
  await fetchInApp('/api/site');
  const approved = attach(toolUrl);
  // No server has named a tool yet.
  if (!approved) return { early };
  const around = { preload: null, hasWebviews: false, size: { width: 800, height: 600 }, isDark: true };
  approved.attach((watcher, of) => noPages.open({ ...around, watcher, session: of }));
  const guest = watchers.at(-1) ?? mainPage();
  guest.onStartNavigation({ url: 'https://evil.example/started', isMainFrame: true, isSameDocument: false });
  const own = session.fromPartition(partition);
  return {
    early,
    tool: { params: approved.params, webPreferences: approved.preferences },
    elsewhere: attach('https://evil.example/') === null ? 'refused' : 'attached',
    nested: attach(toolUrl, guest) === null ? 'refused' : 'attached',
    stops: calls.filter(({ name }) => name === 'webview.stop').length,
    navigation: tryNavigation(guest, {
      inner: `${toolUrl}answer`,
      outer: 'https://journal.example/',
      frame: 'app://cardi/',
    }),
    opensWindow: openWindow(guest, 'file:///etc/passwd'),
    request: await request('https://evil.example/'),
    ownRequest: await request(toolUrl),
    permissions: {
      clipboard: await permission('clipboard-sanitized-write', toolUrl, own),
      camera: await permission('media', toolUrl, own),
      device: inside(own).permission.device?.({} as never),
    },
  };
}

function request(url: string): Promise<Electron.CallbackResponse> {
  const decided = Promise.withResolvers<Electron.CallbackResponse>();
  const { beforeRequest } = inside(session.fromPartition(partition));
  beforeRequest?.({ url, method: 'GET', resourceType: 'mainFrame' }, decided.resolve);
  return decided.promise;
}
