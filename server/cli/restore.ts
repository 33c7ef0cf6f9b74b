import { runCommand } from './command.ts';
import { restoreCommand } from './restore-command.ts';

/** `npm run restore -- <file>`: replaces the database with a backup while the server is stopped. */
await runCommand(restoreCommand);
