import type { CallInput, CallResult, Endpoint } from '#contract/kit/endpoint.ts';
import { queryString } from './api-client.ts';
import { ApiError } from './api-error.ts';

interface UploadOptions {
  /** Called with the part of the file that has been sent, 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the upload. */
  signal: AbortSignal;
}

/**
 * Calls an endpoint that takes a file's bytes, and tells how far it is: `fetch` cannot. Throws as `call` does, and the
 * signal's reason where it was ended.
 */
export function uploadFile<E extends Endpoint>(
  endpoint: E,
  query: NonNullable<CallInput<E>['query']>,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<CallResult<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, `${endpoint.path}${queryString(query)}`);
    request.setRequestHeader('Content-Type', endpoint.upload?.types[0] ?? '');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new TypeError('The upload broke off')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status < 200 || status > 299) {
        reject(new ApiError(status, responseText, statusText));
        return;
      }
      const answer = endpoint.response.safeParse(JSON.parse(responseText));
      // Parsing returns exactly the type that CallResult<E> is inferred from, but the compiler cannot know that.
      if (answer.success) resolve(answer.data as CallResult<E>);
      else reject(answer.error);
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
