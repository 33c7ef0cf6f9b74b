/** Changes that callers have named with a key (rule once-by-key). */
export interface KeyedWritesTable {
  user_id: number;
  key: string;
  /** A hash of the endpoint and its input: another change under the same key is refused. */
  fingerprint: string;
  /** The answer as JSON; empty only inside the transaction that makes the change. */
  answer: string;
  created_at: string;
}
