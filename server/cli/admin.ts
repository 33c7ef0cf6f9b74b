import { parseArgs } from 'node:util';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openSecretKey } from '#server/platform/secret-key.ts';
import { createAdmin, forgetKey, promoteToAdmin, usage } from './admin-command.ts';
import { askNewPassword } from './ask-password.ts';
import { CommandError, runCommand } from './command.ts';

/** `npm run admin`: lets the operator of the server create admins, and recover after a lost key. */
await runCommand(async (env, args) => {
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
    return await createAdmin(deps, { ...values, username: values.username }, askNewPassword);
  } finally {
    await database.close();
  }
});
