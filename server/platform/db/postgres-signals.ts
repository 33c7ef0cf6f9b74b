import type { PostgresPool } from 'kysely';
import pg from 'pg';

import type { Signals } from './database.ts';

const channel = 'cardi_live';

/** The pause before a lost connection is opened again (milliseconds). */
const pause = 1000;

/**
 * Signals by NOTIFY and LISTEN. A signal is sent after the transaction that it is about, not in it: PostgreSQL commits
 * transactions that notify one after the other. What is lost with a process that dies in between, others find by looking.
 */
export function createSignals(connectionString: string, pool: PostgresPool): Signals {
  /** The texts on their way; `true` if the same text was given again meanwhile. */
  const onTheWay = new Map<string, boolean>();

  async function notify(text: string): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('select pg_notify($1, $2)', [channel, text]);
    } finally {
      client.release();
    }
  }

  function send(text: string): void {
    if (onTheWay.has(text)) {
      onTheWay.set(text, true);
      return;
    }
    onTheWay.set(text, false);
    void notify(text)
      .catch(() => undefined)
      .finally(() => {
        const isAgain = onTheWay.get(text);
        onTheWay.delete(text);
        if (isAgain) send(text);
      });
  }

  function listen(heard: (text: string) => void): () => void {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    const connect = () => {
      const opened = new pg.Client({ connectionString, application_name: 'cardi', keepAlive: true });
      client = opened;
      let isLost = false;
      const lost = () => {
        if (isLost || isStopped) return;
        isLost = true;
        opened.end().catch(() => undefined);
        timer = setTimeout(connect, pause).unref();
      };
      opened.on('error', lost);
      opened.on('end', lost);
      opened.on('notification', ({ payload }) => heard(payload ?? ''));
      opened
        .connect()
        .then(() => opened.query(`listen ${channel}`))
        // What was said before is not heard.
        .then(() => heard(''), lost);
    };
    connect();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      client?.end().catch(() => undefined);
    };
  }

  return { send, listen };
}
