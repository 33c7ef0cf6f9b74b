import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on a free port that stores received mail. `await using` stops it. */
export interface TestMailServer extends AsyncDisposable {
  url: string;
  /** The emails that have arrived so far, oldest first. */
  received: Email[];
  /**
   * The emails that have arrived since the last call, oldest first. Call it after a flush: the worker wakes with the
   * transaction that wrote a mail, so some are here before the caller has its answer.
   */
  arrived: () => Email[];
  /** Refuses the next `count` emails with a temporary error, as busy servers do. */
  refuseNext: (count: number) => void;
}

/** `refusal`: the text of its refusals. */
export async function startMailServer({ refusal = 'Try again later' } = {}): Promise<TestMailServer> {
  const received: Email[] = [];
  let refusals = 0;
  let seen = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error(refusal), { responseCode: 451 }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    arrived() {
      const mails = received.slice(seen);
      seen = received.length;
      return mails;
    },
    refuseNext(count) {
      refusals = count;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
