import { type CallInput, type CallResult, type Endpoint, fillPath } from '#contract/endpoint.ts';
import { savedAtHeader } from '#contract/session.ts';
import { useConnection } from '#src/stores/connection.ts';
import { ApiError } from './api-error.ts';

/**
 * Calls an endpoint of the contract. The same code on the web and in the desktop app, where `/api`
 * is answered by the main process. Throws `ApiError` for an answer that is not 2xx, `TypeError` when
 * there was no answer, `ZodError` when it is not what the contract says.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<CallResult<E>> {
  const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown };
  const response = await fetch(`${fillPath(endpoint.path, params)}${queryString(query)}`, {
    method: endpoint.method,
    credentials: 'same-origin',
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  useConnection.getState().answered(response.headers.get(savedAtHeader));
  // Parsing yields exactly what CallResult<E> is inferred from; only the compiler cannot see it.
  return endpoint.response.parse(endpoint.contentType ? text : parseJson(text)) as CallResult<E>;
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
