import type { CallInput, CallResult, Endpoint } from '#contract/kit/endpoint.ts';
import { localRecordHeader, recordNameHeader } from '#contract/kit/queue.ts';
import { platform } from '#src/platform/index.ts';
import { callOnce } from './api-client.ts';

/**
 * Calls an endpoint as `call` does, and tells the desktop app the name of the record, which its outbox shows for a
 * waiting change. Two equal calls are both sent; the key in their body makes them one.
 *
 * @param local stands for the record that the call makes, in the desktop app
 */
export function callNamed<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  name: string,
  local: string | null = null,
): Promise<CallResult<E>> {
  const told = { [recordNameHeader]: encodeURIComponent(name), ...(local !== null && { [localRecordHeader]: local }) };
  return callOnce(endpoint, input, undefined, platform.app ? told : {});
}
