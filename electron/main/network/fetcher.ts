/** A request as the app sends it: no cookies, no redirect followed. */
export interface FetchedRequest {
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
  signal: AbortSignal;
  redirect: 'manual';
}

/** A network client. The app uses Chromium's (`net-fetch.ts`); `fetch` of Node and of browsers fits, too. */
export type Fetcher = (url: URL, request: FetchedRequest) => Promise<Response>;
