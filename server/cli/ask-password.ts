import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { CommandError } from './command.ts';

/**
 * A new password: typed twice at a terminal without echo, or else read from the first line of standard input. Never an
 * argument, because arguments appear in the list of processes and in the shell's history.
 */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const password = await askUnseen('Password: ');
  if ((await askUnseen('Once more: ')) !== password) throw new CommandError('The two passwords are not the same.');
  return password;
}

async function askUnseen(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const givenUp = new Promise<never>((_resolve, reject) => {
    reader.once('close', () => reject(new CommandError('Nothing has been changed.')));
  });
  // After an answer, the closing of the reader is expected and not reported.
  givenUp.catch(() => undefined);
  process.stdout.write(question);
  try {
    return await Promise.race([reader.question(''), givenUp]);
  } finally {
    reader.close();
    process.stdout.write('\n');
  }
}
