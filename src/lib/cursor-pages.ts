/** How all lists of the server go on, for `useInfiniteQuery`: by the cursor of the page before, `null` after the last. */
export const cursorPages = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
} as const;

/** The query of a page: nothing for the first, the cursor for every other one. */
export function cursorQuery(cursor: string): { cursor?: string } {
  return cursor ? { cursor } : {};
}
