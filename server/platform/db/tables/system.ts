export interface RateLimitsTable {
  key: string;
  hits: number;
  /** Unix milliseconds at which the window ends. */
  resets_at: number;
}

export interface SeedsTable {
  name: string;
  created_at: string;
}
