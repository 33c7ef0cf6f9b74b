/** The record an editor starts with: always fetched, because an old edition could not be saved. */
export const fresh = { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
