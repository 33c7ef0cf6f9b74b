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
export function holdRequests(target: Target, rules: RequestRules): void {
  target.on('Fetch.requestPaused', (request) => void decide(target, rules, request).catch(() => {}));
}

async function decide(target: Target, rules: RequestRules, paused: PausedRequest): Promise<unknown> {
  const { requestId, request, resourceType, frameId } = paused;
  const fail = (errorReason: 'Aborted' | 'BlockedByClient' | 'Failed') =>
    target.send('Fetch.failRequest', { requestId, errorReason });
  const synchronous = await rules.answerSync(paused);
  if (synchronous !== null) return fulfill(target, requestId, textAnswer(synchronous));
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
  return fulfill(target, requestId, answer);
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

/** DevTools accepts whole bodies only, so a handler's stream is read to its end first. */
async function fulfill(target: Target, requestId: string, { status, headers, body }: Answer): Promise<void> {
  const bytes = await new Response(body).bytes();
  unlessGone(
    target.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: headers.map(([name, value]) => ({
        name,
        value: name === 'location' ? mappedAddress(value) : value,
      })),
      body: Buffer.from(bytes).toString('base64'),
    }),
  );
}
