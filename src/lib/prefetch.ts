type Prefetch = (path: string) => void;

let prefetch: Prefetch = () => undefined;

/** The router says how the code of a route is loaded ahead; links only know paths. */
export function registerPrefetch(next: Prefetch): void {
  prefetch = next;
}

/** Loads the code of a route before it is asked for, on hover or focus. */
export function prefetchRoute(path: string): void {
  prefetch(path);
}
