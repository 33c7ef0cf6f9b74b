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
  /** Refuses mail to these addresses with this answer, such as `550 5.1.1 No such mailbox`. */
  refuseTo: (addresses: readonly string[], answer: string) => void;
  /** The return paths of the emails that have arrived. */
  returnPaths: string[];
}

/** `refusal`: the text of its refusals. `together`: it answers so many emails at once, and keeps fewer waiting. */
export async function startMailServer({ refusal = 'Try again later', together = 1 } = {}): Promise<TestMailServer> {
  const waiting: (() => void)[] = [];
  const received: Email[] = [];
  let refusals = 0;
  let seen = 0;
  const returnPaths: string[] = [];
  let refused = { addresses: [] as readonly string[], answer: '' };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refused.addresses.includes(address)) done();
      else
        done(Object.assign(new Error(refused.answer.slice(4)), { responseCode: Number(refused.answer.slice(0, 3)) }));
    },
    onData(stream, session, done) {
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
          const { mailFrom } = session.envelope;
          returnPaths.push(mailFrom === false ? '' : mailFrom.address);
          waiting.push(done);
          if (waiting.length === together) for (const answer of waiting.splice(0)) answer();
        }, done);
      });
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    returnPaths,
    refuseTo(addresses, answer) {
      refused = { addresses, answer };
    },
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
