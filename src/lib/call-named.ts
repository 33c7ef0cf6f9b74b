import type { CallInput, CallResult, Endpoint } from '#contract/kit/endpoint.ts';
import { localRecordHeader, recordNameHeader, writeKeyHeader } from '#contract/kit/queue.ts';
import { platform } from '#src/platform/index.ts';
import { call } from './api-client.ts';

/** What is said of a change besides its input. */
interface Named {
  /** The name of the record, which the outbox of the desktop app shows for a waiting change. */
  name: string;
  /** The key of the change, where the page knows it by one. Two equal changes with keys of their own are both made. */
  key?: string;
  /** Stands for the record that the change makes, in the desktop app. */
  local?: string | null;
}

/** Calls an endpoint as `call` does, and names the change. */
export function callNamed<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { name, key, local = null }: Named,
): Promise<CallResult<E>> {
  const told = { [recordNameHeader]: encodeURIComponent(name), ...(local !== null && { [localRecordHeader]: local }) };
  return call(endpoint, input, undefined, {
    ...(key !== undefined && { [writeKeyHeader]: key }),
    ...(platform.app && told),
  });
}
