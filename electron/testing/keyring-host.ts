/**
 * Runs a command inside a D-Bus session with a real gnome-keyring, unlocked or locked. `keyring.ts` starts it under
 * `dbus-run-session`, with HOME and the XDG folders set to a test folder. Arguments: `unlocked` or `locked`, then the
 * command.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const [state, command = '', ...args] = process.argv.slice(2);

const call = (destination: string, path: string, method: string, ...values: string[]) =>
  run('dbus-send', ['--session', '--print-reply', `--dest=${destination}`, path, method, ...values]);

async function hasOwner(): Promise<boolean> {
  const bus = 'org.freedesktop.DBus';
  const { stdout } = await call(bus, '/', `${bus}.NameHasOwner`, 'string:org.freedesktop.secrets');
  return stdout.includes('boolean true');
}

const keyring = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
  stdio: ['pipe', 'ignore', 'ignore'],
});
// The password is empty, but the newline is needed: without it no keyring is created.
keyring.stdin.end('\n');
const deadline = Date.now() + 10_000;
while (!(await hasOwner())) {
  if (Date.now() > deadline) throw new Error('The keyring did not start');
  await pause(20);
}

const secrets = '/org/freedesktop/secrets';
if (state === 'locked') {
  const login = `array:objpath:${secrets}/collection/login`;
  await call('org.freedesktop.secrets', secrets, 'org.freedesktop.Secret.Service.Lock', login);
}

const child = spawn(command, args, { stdio: 'inherit' });
const code = await once(child, 'exit').then(([exitCode]: unknown[]) => exitCode);
const ended = once(keyring, 'exit');
keyring.kill('SIGTERM');
await ended;
process.exit(typeof code === 'number' ? code : 1);
