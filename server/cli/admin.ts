import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createAdmin, promoteToAdmin, usage } from './admin-command.ts';
import { askNewPassword } from './ask-password.ts';
import { CommandError, runCommand } from './command.ts';

/** `npm run admin`: the first admin, or one more, made by whoever runs the server. */
await runCommand(async (env, args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { username: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
  });
  const [action] = positionals;
  if (positionals.length !== 1 || !values.username || (action !== 'create' && action !== 'promote')) {
    throw new CommandError(usage);
  }
  const database = openDatabase(env);
  try {
    await migrate(database);
    const deps = { database, env, now: () => new Date() };
    if (action === 'promote') return await promoteToAdmin(deps, values.username);
    return await createAdmin(deps, { ...values, username: values.username }, askNewPassword);
  } finally {
    await database.close();
  }
});
