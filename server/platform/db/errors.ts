/** Whether a failed write broke a unique index, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === '23505'
  );
}

/** Whether a number was too large for its column. SQLite's columns hold every number that JavaScript can write. */
export function isNumberOutOfRange(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22003';
}

/** Why a working database cannot do something now: it does not answer, it ran out of time, or its disk is full. */
export type Unavailability = 'away' | 'busy' | 'full';

/** The database could not do something, through no fault of the query; the cause says what happened. */
export class DatabaseUnavailable extends Error {
  readonly reason: Unavailability;
  /** The code of the cause: an error number of the system, or the database's own code. */
  readonly code: string | undefined;

  constructor(reason: Unavailability, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseUnavailable';
    this.reason = reason;
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  }
}

/** The reason for a database failure, or `null` where the error is about something else. */
export function unavailability(error: unknown): Unavailability | null {
  if (error instanceof DatabaseUnavailable) return error.reason;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('SQLITE_')) return null;
  if (code === 'SQLITE_FULL') return 'full';
  if (code === 'SQLITE_BUSY' || code.startsWith('SQLITE_BUSY_')) return 'busy';
  return /^SQLITE_(IOERR|CANTOPEN|READONLY|NOMEM)/.test(code) ? 'away' : null;
}

/** The meaning of PostgreSQL's codes, by prefix; the longest prefix counts. */
const postgresCodes: Readonly<Record<string, Unavailability>> = {
  // The disk is full; another lack of space, memory or connections.
  '53100': 'full',
  '53': 'away',
  // The connection; an operator's action, such as a restart; a system fault.
  '08': 'away',
  '57P': 'away',
  '58': 'away',
  // A read-only standby; a transaction that was idle for too long.
  '25006': 'away',
  '25P03': 'away',
  // Ended by statement_timeout or lock_timeout; a deadlock victim.
  '57014': 'busy',
  '55P03': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
};

/** Whether an error code of PostgreSQL means that it is unavailable. */
export function unavailabilityOfCode(code: string): Unavailability | null {
  return postgresCodes[code] ?? postgresCodes[code.slice(0, 3)] ?? postgresCodes[code.slice(0, 2)] ?? null;
}
