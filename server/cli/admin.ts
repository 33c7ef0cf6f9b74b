import { adminCommand } from './admin-arguments.ts';
import { askNewPassword } from './ask-password.ts';
import { runCommand } from './command.ts';

/** `npm run admin`: lets the operator of the server create admins, and recover after a lost key. */
await runCommand(adminCommand(askNewPassword));
