import { needsReady } from '../support/readiness.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** A request as the network stack passes it to a scheme's handler. */
export interface SchemeRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** The pieces of the body as the page uploaded them; `null` for none. */
  body: readonly Uint8Array<ArrayBuffer>[] | null;
}

/** The network stack's result of calling the handler: an answer, or a network error. */
export type SchemeAnswer =
  | { kind: 'answer'; status: number; headers: [string, string][]; body: ReadableStream<Uint8Array> | null }
  | { kind: 'error'; code: number };

const failed = -2;
const unexpected = -9;

/** A single buffer is passed as it is; several, such as a file among form fields, become a stream. */
function bodyOf(pieces: SchemeRequest['body']): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null {
  const [first, ...rest] = pieces ?? [];
  if (!first) return null;
  return rest.length === 0 ? first : new Blob([first, ...rest]).stream();
}

function isAnswer(value: unknown): value is Response {
  if (typeof value !== 'object' || value === null) return false;
  const { body } = value as Partial<Response>;
  return body === undefined || body === null || body instanceof ReadableStream;
}

/**
 * `protocol.handle`, with Electron's behaviour between the network stack and a handler. The request's signal is never
 * aborted; anything the handler throws reaches the page as one error code.
 */
export function createProtocol() {
  const handlers = new Map<string, Handler>();

  const answer = async (request: SchemeRequest): Promise<SchemeAnswer> => {
    const handler = handlers.get(new URL(request.url).protocol.slice(0, -1));
    if (!handler) return { kind: 'error', code: -302 };
    try {
      const headers = new Headers(request.headers);
      if (headers.get('origin') === 'null') headers.delete('origin');
      const body = bodyOf(request.body);
      const half = body instanceof ReadableStream ? { duplex: 'half' as const } : {};
      const result: unknown = await handler(
        new Request(request.url, { method: request.method, headers, body, ...half }),
      );
      if (!isAnswer(result)) return { kind: 'error', code: unexpected };
      if (result.type === 'error') return { kind: 'error', code: failed };
      return { kind: 'answer', status: result.status, headers: [...result.headers], body: result.body };
    } catch (error) {
      console.error(error);
      return { kind: 'error', code: unexpected };
    }
  };

  const api = {
    handle: (scheme: string, handler: Handler): void => {
      needsReady('protocol.handle can only be called after app is ready');
      if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
      handlers.set(scheme, handler);
    },
    unhandle: (scheme: string): void => {
      if (!handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
    },
    isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
  } satisfies Partial<Electron.Protocol>;

  return { api, answer };
}
