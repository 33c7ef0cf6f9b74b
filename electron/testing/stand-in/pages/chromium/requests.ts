import type { SchemeAnswer, SchemeRequest } from '../../modules/protocol-handlers.ts';
import type { SessionInside } from '../../modules/session.ts';
import { lack } from '../../support/journal.ts';
import { isMapped, mappedAddress, ownAddress } from './addresses.ts';
import { type PausedRequest, type Target, unlessGone } from './cdp.ts';

/** Electron's names for the types of resources. */
const resourceTypes: Record<string, Electron.OnBeforeRequestListenerDetails['resourceType']> = {
  Stylesheet: 'stylesheet',
  Image: 'image',
  Script: 'script',
  Font: 'font',
  Media: 'media',
  XHR: 'xhr',
  Fetch: 'xhr',
  Ping: 'ping',
  CSPViolationReport: 'cspReport',
  WebSocket: 'webSocket',
};

export interface RequestRules {
  session: SessionInside;
  isMainFrame: (frameId: string) => boolean;
  /** Asked before a document that the page itself requested is loaded. */
  mayLoad: (request: PausedRequest) => boolean;
  /** The answer to a page that waits to learn what main decides, `null` for other requests. */
  answerSync: (request: PausedRequest) => Promise<string> | string | null;
}

/**
 * Checks a page's requests against the session's rules, and passes those for the app's own schemes to their handlers.
 */
export function holdRequests(target: Target, rules: RequestRules): { dropAll: () => void } {
  const running = new Map<string, { frameId: string; dropped: AbortController }>();
  /** The documents that have sent the requests. */
  const loaders = new Map<string, string>();
  target.on('Fetch.requestPaused', (request) => {
    const id = request.networkId ?? request.requestId;
    const dropped = new AbortController();
    running.set(id, { frameId: request.frameId, dropped });
    void decide(target, rules, request, dropped.signal)
      .catch(() => {})
      .finally(() => running.get(id)?.dropped === dropped && running.delete(id));
  });
  target.on('Network.requestWillBeSent', ({ requestId, loaderId }) => void loaders.set(requestId, loaderId));
  target.on('Network.loadingFinished', ({ requestId }) => void loaders.delete(requestId));
  target.on('Network.loadingFailed', ({ requestId }) => {
    loaders.delete(requestId);
    running.get(requestId)?.dropped.abort();
  });
  // The requests of a document that is left end without a word.
  target.on('Page.frameNavigated', ({ frame }) => {
    for (const [id, { frameId, dropped }] of running) {
      const loader = loaders.get(id);
      if (frameId !== frame.id || loader === undefined || loader === frame.loaderId) continue;
      loaders.delete(id);
      dropped.abort();
    }
  });
  return {
    dropAll: () => {
      for (const { dropped } of running.values()) dropped.abort();
    },
  };
}

async function decide(
  target: Target,
  rules: RequestRules,
  paused: PausedRequest,
  dropped: AbortSignal,
): Promise<unknown> {
  const { requestId, request, resourceType, frameId } = paused;
  const fail = (errorReason: 'Aborted' | 'BlockedByClient' | 'Failed') =>
    target.send('Fetch.failRequest', { requestId, errorReason });
  const synchronous = await rules.answerSync(paused);
  if (synchronous !== null) return fulfill(target, requestId, textAnswer(synchronous), dropped);
  if (resourceType === 'Document' && !rules.mayLoad(paused)) return fail('Aborted');

  const url = ownAddress(request.url);
  const documentType = rules.isMainFrame(frameId) ? 'mainFrame' : 'subFrame';
  const type = resourceType === 'Document' ? documentType : (resourceTypes[resourceType] ?? 'other');
  if (await isCancelled(rules.session, { url, method: request.method, resourceType: type })) {
    return fail('BlockedByClient');
  }
  if (!isMapped(request.url)) return target.send('Fetch.continueRequest', { requestId });
  const answer = await rules.session.protocol.answer(schemeRequest(paused));
  if (answer.kind === 'error') return fail('Failed');
  return fulfill(target, requestId, answer, dropped);
}

type Asked = Pick<Electron.OnBeforeRequestListenerDetails, 'url' | 'method' | 'resourceType'>;

function isCancelled({ beforeRequest }: SessionInside, asked: Asked): Promise<boolean> {
  if (!beforeRequest) return Promise.resolve(false);
  return new Promise((resolve) => beforeRequest(asked, ({ cancel = false }) => resolve(cancel)));
}

function schemeRequest({ request }: PausedRequest): SchemeRequest {
  const { postDataEntries: pieces, hasPostData } = request;
  if (hasPostData && pieces?.some(({ bytes }) => bytes === undefined)) lack('uploads from files on the disk');
  return {
    url: ownAddress(request.url),
    method: request.method,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, ownAddress(value)])),
    body: hasPostData && pieces ? pieces.map(({ bytes = '' }) => new Uint8Array(Buffer.from(bytes, 'base64'))) : null,
  };
}

type Answer = Extract<SchemeAnswer, { kind: 'answer' }>;

const textAnswer = (text: string): Answer => ({
  kind: 'answer',
  status: 200,
  headers: [['content-type', 'text/plain']],
  body: new Response(text).body,
});

/**
 * DevTools accepts whole bodies only, so a handler's stream is read to its end first. When the page gives the request
 * up, the stream is cancelled, as Electron does.
 */
async function fulfill(target: Target, requestId: string, answer: Answer, dropped: AbortSignal): Promise<void> {
  const { status, headers, body } = answer;
  const bytes = await readAll(body, dropped);
  if (bytes === null) return;
  unlessGone(
    target.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: headers.map(([name, value]) => ({
        name,
        value: name === 'location' ? mappedAddress(value) : value,
      })),
      body: bytes.toString('base64'),
    }),
  );
}

/** Reads a stream piece by piece; `null` where it was cancelled. */
async function readAll(body: Answer['body'], dropped: AbortSignal): Promise<Buffer | null> {
  if (body === null) return Buffer.alloc(0);
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  dropped.addEventListener('abort', cancel, { once: true });
  if (dropped.aborted) cancel();
  const pieces: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (dropped.aborted) return null;
    if (done) return Buffer.concat(pieces);
    pieces.push(value);
  }
}
