import { parseArgs } from 'node:util';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openSecretKey } from '#server/platform/secret-key.ts';
import { createAdmin, forgetKey, promoteToAdmin, usage } from './admin-command.ts';
import { type Command, CommandError } from './command.ts';

/** The command that makes admins, as its arguments say; `askPassword` asks the operator for a new admin's password. */
export function adminCommand(askPassword: () => Promise<string>): Command {
  return async (env, args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { username: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
    });
    const [action] = positionals;
    const isOnOneUser = action === 'create' || action === 'promote';
    if (positionals.length !== 1 || (isOnOneUser ? !values.username : action !== 'forget-key')) {
      throw new CommandError(usage);
    }
    const database = openDatabase(env);
    try {
      await migrate(database);
      const deps = { database, env, now: () => new Date() };
      if (!isOnOneUser || !values.username) return await forgetKey({ database, secretKey: openSecretKey(env) });
      if (action === 'promote') return await promoteToAdmin(deps, values.username);
      return await createAdmin(deps, { ...values, username: values.username }, askPassword);
    } finally {
      await database.close();
    }
  };
}
