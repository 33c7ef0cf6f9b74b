import type { z } from 'zod';

import { getFormStamp } from '#contract/human-check.ts';
import { type CallInput, type CallResult, type Endpoint, fillPath } from '#contract/kit/endpoint.ts';
import { queuedHeader, writeKeyHeader } from '#contract/kit/queue.ts';
import { earlyHeader, keptOnlyHeader, savedAtHeader } from '#contract/kit/session.ts';
import { useConnection } from '#src/stores/connection.ts';
import { checkIdentity } from '#src/stores/identity-check.ts';
import { ApiError, tooQuick, Waiting } from './api-error.ts';
import { eventsOf } from './event-stream.ts';
import { forgetStamp, humanHeaders } from './human-check.ts';

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

let request: Fetch = (path, init) => fetch(path, init);

/** Calls are answered by `answer` from now on: pages that the server renders ask it directly (src/boot/render-page.tsx). */
export function answerCallsWith(answer: Fetch): void {
  request = answer;
}

/**
 * Calls an endpoint of the contract. The same code on the web and in the desktop app, where `/api`
 * is answered by the main process. Throws `ApiError` for an answer that is not 2xx, `TypeError` when
 * there was no answer, `ZodError` when it is not what the contract says, `Waiting` when the desktop app keeps the change
 * and sends it later.
 *
 * @param given further headers
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
  given: Record<string, string> = {},
): Promise<CallResult<E>> {
  // Only a POST must not be done twice; and only the names of files could be compared.
  if (endpoint.method !== 'POST' || endpoint.upload) return callOnce(endpoint, input, signal, given);
  const key = JSON.stringify([endpoint.name, input, given[writeKeyHeader]]);
  const same = underWay.get(key) as Promise<CallResult<E>> | undefined;
  if (same) return same;
  const made = callOnce(endpoint, input, signal, given).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

/**
 * Posts that have not been answered yet. The second click of a double click comes before its button is shown as
 * disabled: the same post is not sent again, and both have the one answer.
 */
const underWay = new Map<string, Promise<unknown>>();

/** Calls an endpoint as `call` does. Two equal posts are both sent. */
async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
  given: Record<string, string> = {},
): Promise<CallResult<E>> {
  const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown };
  const headers = {
    ...given,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(endpoint.humanCheck && (await stampHeaders(endpoint))),
  };
  return answerOf(endpoint, `${fillPath(endpoint.path, params)}${queryString(query)}`, {
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** The stamp of a public form. If no server can be reached, a change that may wait is sent without one. */
async function stampHeaders({ queue }: Endpoint): Promise<Record<string, string>> {
  try {
    return await humanHeaders(() => call(getFormStamp, {}));
  } catch (error) {
    // The server asks visitors for it, and only the changes of members wait.
    if (queue && error instanceof ApiError && error.status >= 500) return {};
    throw error;
  }
}

/** Calls an endpoint that takes a file's bytes. Throws as `call` does. */
export function callWithFile<E extends Endpoint>(endpoint: E, file: Blob): Promise<CallResult<E>> {
  return answerOf(endpoint, endpoint.path, { body: file, headers: { 'Content-Type': file.type } });
}

/**
 * Calls an endpoint that answers with a file, byte by byte as it came, under the name that the server gave it.
 * Throws as `call` does.
 */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ name: string; blob: Blob }> {
  const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown };
  const response = await send(endpoint, `${fillPath(endpoint.path, params)}${queryString(query)}`, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const name = /filename="?([\w.-]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: name ?? 'download', blob: await response.blob() };
}

/**
 * The events of an endpoint that streams them, each parsed by `schema` from the JSON of its data. Throws as `call` does,
 * and `TypeError` when the answer is no stream or breaks off.
 */
export async function* callForEvents<T>(
  endpoint: Endpoint,
  params: Record<string, string>,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const body = await callForStream(endpoint, params, signal);
  for await (const data of eventsOf(body)) yield schema.parse(JSON.parse(data));
}

/** The text of an endpoint that streams events, as it arrives. Throws in the same way. */
export async function callForStream(
  endpoint: Endpoint,
  params: Record<string, string>,
  signal: AbortSignal,
  given: Record<string, string> = {},
): Promise<ReadableStream<Uint8Array>> {
  const headers = { Accept: 'text/event-stream', ...given };
  const response = await send(endpoint, fillPath(endpoint.path, params), { headers, signal });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    throw new TypeError('The answer is not a stream of events');
  }
  return response.body;
}

async function answerOf<E extends Endpoint>(endpoint: E, path: string, init: RequestInit): Promise<CallResult<E>> {
  const response = await send(endpoint, path, init);
  const text = await response.text();
  if (!response.ok) {
    const error = new ApiError(response.status, text, response.statusText);
    if (tooQuick(error)) forgetStamp();
    throw error;
  }
  const queued = response.headers.get(queuedHeader);
  if (queued !== null) throw new Waiting(queued);
  // An early answer does not show the server's state yet; an event will.
  if (!response.headers.has(earlyHeader)) {
    useConnection.getState().answered(response.headers.get(savedAtHeader), response.headers.has(keptOnlyHeader));
  }
  const answer = endpoint.contentType ? text : parseJson(text);
  // An empty answer from an endpoint that never answers with nothing means that the record does not exist (rule missing-records).
  if (answer === null && endpoint.method === 'GET' && !endpoint.response.safeParse(null).success) {
    throw new ApiError(404, text, 'Not Found');
  }
  // Parsing returns exactly the type that CallResult<E> is inferred from, but the compiler cannot know that.
  return endpoint.response.parse(answer) as CallResult<E>;
}

/** Makes one request. If the server asks for the password, the user enters it and the same request is sent again. */
async function send(endpoint: Endpoint, path: string, init: RequestInit): Promise<Response> {
  const ask = () => answered(path, { method: endpoint.method, credentials: 'same-origin', ...init });
  const response = await ask();
  if (!endpoint.needsConfirmation || response.status !== 403) return response;
  const { body } = new ApiError(response.status, await response.clone().text(), response.statusText);
  return body?.code === 'confirmation_required' && (await checkIdentity()) ? ask() : response;
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  try {
    return await request(path, init);
  } catch (error) {
    if (init.signal?.aborted !== true) useConnection.getState().noteUnanswered();
    throw error;
  }
}

function parseJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/** `?a=1&b=2` of the fields that have a value. */
export function queryString(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
