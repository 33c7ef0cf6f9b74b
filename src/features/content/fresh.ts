/** What an editor starts with: always asked for, for an old edition could not be saved. */
export const fresh = { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
