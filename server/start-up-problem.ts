import { type Env, EnvError } from './env.ts';
import { DatabaseUnavailable } from './platform/db/errors.ts';
import { NewerDatabase } from './platform/db/migrate.ts';

/**
 * Why the program cannot start, in one sentence that names the setting to check; `null` where no setting is at fault.
 * `env` is missing while the settings themselves are being read.
 */
export function startUpProblem(error: unknown, env: Env | undefined): string | null {
  if (error instanceof EnvError) return error.message;
  if (error instanceof NewerDatabase) {
    return `the database was changed by another version of CARDI (${error.message}). Please start that one, or restore a backup.`;
  }
  if (env?.databaseUrl && error instanceof DatabaseUnavailable) return cannotBeAsked(error, new URL(env.databaseUrl));
  if (!env || !(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'listen') return cannotListen(code, env, 'port' in error ? error.port : undefined);
  if (env.databaseUrl) return cannotReach(code, new URL(env.databaseUrl));
  if (code.startsWith('SQLITE_') || syscall === 'mkdir' || syscall === 'open') {
    return `DATA_DIR ${env.dataDir} cannot be used: ${error.message}.`;
  }
  return null;
}

function cannotListen(code: string, env: Env, failed: unknown): string {
  const { metrics } = env;
  const isMetrics = metrics !== undefined && metrics.port === failed;
  const prefix = isMetrics ? 'METRICS_' : '';
  const { port, host } = isMetrics ? metrics : env;
  if (code === 'EADDRINUSE') return `${prefix}PORT ${port} is already in use.`;
  if (code === 'EACCES') return `${prefix}PORT ${port} may not be used by this user.`;
  return `${prefix}HOST ${host} cannot be listened on (${code}).`;
}

function cannotReach(code: string, url: URL): string | null {
  // Codes of five characters are PostgreSQL's: 28 is about authentication, 3D about the database's name.
  if (code.startsWith('28')) return `DATABASE_URL names a user or password that ${url.host} does not accept.`;
  if (code.startsWith('3D'))
    return `DATABASE_URL names a database that ${url.host} does not have: ${url.pathname.slice(1)}.`;
  return null;
}

function cannotBeAsked({ code, message }: DatabaseUnavailable, url: URL): string {
  // An error of PostgreSQL itself, such as "is starting up"; an `E…` code means that it could not be reached.
  if (code !== undefined && !/^E[A-Z]{3,}/.test(code))
    return `DATABASE_URL cannot be used yet: ${url.host} says: ${message}.`;
  return `DATABASE_URL cannot be reached: ${url.host} does not answer${code ? ` (${code})` : ''}.`;
}
