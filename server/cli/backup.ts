import { backupCommand } from './backup-command.ts';
import { runCommand } from './command.ts';

/** `npm run backup -- <file>`: copies the database while servers keep running. */
await runCommand(backupCommand);
