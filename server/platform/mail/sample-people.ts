/** Invented people of the samples of mails. */
export const reader = { id: 1, username: 'ada', name: 'Ada Example', email: 'ada@example.com' } as const;
export const other = { id: 2, username: 'ben', name: 'Ben Example', email: 'ben@example.com' } as const;

/** A token of no link. */
export const noToken = 'sample'.padEnd(43, '-');
