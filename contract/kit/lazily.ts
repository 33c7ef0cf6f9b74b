/**
 * Makes a value when it is first asked for, and keeps it: what a program only may need costs nothing while it starts.
 * `make` is called once; an error that it throws comes out of each call until one succeeds.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
