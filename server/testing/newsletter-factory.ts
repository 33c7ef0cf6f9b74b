import { createMailing, type MailingInput, scheduleMailing } from '#contract/newsletter-mailings.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

/** Confirmed subscribers with these addresses, and all topics or those of `topics` (bits). */
export async function subscribers(app: TestApp, emails: readonly string[], topics = 15): Promise<void> {
  const now = app.clock.now().toISOString();
  await app.deps.database.write(async (trx) => {
    for (let from = 0; from < emails.length; from += 100) {
      const rows = emails.slice(from, from + 100).map((email) => ({
        email,
        email_key: email,
        created_at: now,
        confirmed_at: now,
        status: 'confirmed' as const,
        topics,
        unsubscribe_token: `token-of-${email}`.replaceAll(/[@.]/g, '-').padEnd(43, '-').slice(0, 43),
      }));
      await trx.insertInto('newsletter_subscribers').values(rows).execute();
    }
  });
}

/** The form of a mailing. */
export function mailingForm(changes: Partial<MailingInput> = {}): MailingInput {
  return {
    subject: 'News of the season',
    preheader: 'Salt, wind and a conference',
    topics: ['market', 'events'],
    introduction: '<p>Dear readers, <a href="https://cardi.test/about">about us</a>.</p>',
    blocks: [],
    ...changes,
  };
}

/** A mailing that is due, composed and scheduled by this admin; its number. */
export async function aDueMailing(admin: TestClient, changes: Partial<MailingInput> = {}): Promise<number> {
  const { body } = await admin.call(createMailing, { body: mailingForm(changes) });
  const { id, version } = body;
  await admin.call(scheduleMailing, { params: { id: String(id) }, body: { version } });
  return id;
}
