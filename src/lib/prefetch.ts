type Prefetch = (path: string) => void;

let prefetch: Prefetch = () => undefined;

/** Set by the router, which can load the code of a route; links only know paths. */
export function registerPrefetch(next: Prefetch): void {
  prefetch = next;
}

/** Loads the code of a route early, on hover or focus. */
export function prefetchRoute(path: string): void {
  prefetch(path);
}
