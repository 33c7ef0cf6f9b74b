import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

import type { Env } from '#server/env.ts';
import type { ClaimedMail } from './claim-store.ts';
import { layOut } from './layout.ts';

export interface MailTransport {
  /** How many emails it delivers at the same time. */
  atOnce: number;
  /** Delivers one email, or throws. */
  send(mail: ClaimedMail): Promise<void>;
  close(): void;
}

/** Folder under DATA_DIR for mails when no SMTP server is configured. */
export const outboxFolder = 'outbox';

/** The mail server of SMTP_URL; without one, .eml files that any mail program opens. */
export function createMailTransport(env: Env, logger: Logger): MailTransport {
  return env.smtpUrl ? smtpTransport(env, env.smtpUrl) : fileTransport(env, logger);
}

function smtpTransport(env: Env, url: string): MailTransport {
  const atOnce = env.smtpConnections;
  // A connection is kept for many emails, because one event may cause thousands.
  const pool = { pool: true, maxConnections: atOnce, maxMessages: 1000 } as const;
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport({ url, ...pool, ...timeouts });
  return {
    atOnce,
    async send(mail) {
      await smtp.sendMail(compose(mail, env));
    },
    close: () => smtp.close(),
  };
}

function fileTransport(env: Env, logger: Logger): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const folder = join(env.dataDir, outboxFolder);
  return {
    // Whoever tries the program out finds the emails in the order in which they were written.
    atOnce: 1,
    async send(mail) {
      const { message } = await composer.sendMail(compose(mail, env));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
      // A reader of the folder finds only complete mails.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.info({ file }, 'email written to a file: no SMTP_URL is set');
    },
    close: () => composer.close(),
  };
}

/** The message id is the row's, so that an email that is sent twice is recognised as one. */
function compose({ id, createdAt, message }: ClaimedMail, env: Env) {
  const { site } = env;
  const domain = site.contactEmail.split('@').at(-1) ?? 'localhost';
  return {
    messageId: `<outbox-${id}-${Date.parse(createdAt)}@${domain}>`,
    from: { name: site.productName, address: site.contactEmail },
    to: message.to,
    ...(message.returnPath && { envelope: { from: message.returnPath, to: message.to } }),
    subject: message.subject,
    ...layOut(message, site),
    ...(message.replyTo && { replyTo: message.replyTo }),
    ...(message.attachments && { attachments: message.attachments }),
    headers: {
      // Programs that answer in somebody's absence stay silent (RFC 3834; the second is for Exchange): a reply may be filed.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(message.unsubscribeUrl && {
        'List-Unsubscribe': [
          message.unsubscribeUrl,
          message.unsubscribeAddress && `mailto:${message.unsubscribeAddress}`,
        ]
          .flatMap((way) => (way ? [`<${way}>`] : []))
          .join(', '),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
