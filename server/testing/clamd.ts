import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** What the stand-in for clamd says about a file's bytes. */
export type Verdict = (bytes: Buffer) => string;

/** Finds the harmless test file that every scanner finds. */
export const findsEicar: Verdict = (bytes) =>
  bytes.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE') ? 'stream: Eicar-Signature FOUND' : 'stream: OK';

/** A server that speaks clamd's INSTREAM over TCP and says this about each file. */
export async function startClamd(verdict: Verdict = findsEicar): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, Buffer.from(part)]);
      const file = fileOf(received);
      if (file) socket.end(`${verdict(file)}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** The file of a whole INSTREAM command; `null` while pieces are missing. */
function fileOf(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}
