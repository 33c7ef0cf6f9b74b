import type { Router } from 'express';

import { sendContactMessage } from '#contract/contact.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { lockText } from '#server/platform/db/lock-row.ts';
import { serve } from '#server/platform/http/route.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { contactAdminRoutes } from './admin.ts';
import { insertContactMessage, isSentSince } from './store.ts';

/** For how long the same message of the same sender counts as the one before, sent again. */
const sameMessageFor = 10 * minute;

/** Messages to the team: stored and emailed in one transaction (rule contact-bounds). */
export function contactRoutes(router: Router, deps: Deps): void {
  contactAdminRoutes(router, deps);
  serve(router, deps, sendContactMessage, async ({ body }, { session }) => {
    const now = deps.now();
    const message = { ...body, userId: session?.user.id ?? null, createdAt: now.toISOString() };
    await deps.database.write(async (trx) => {
      await lockText(deps.database, trx, `contact:${body.email}:${body.subject}`);
      if (await isSentSince(trx, message, new Date(now.getTime() - sameMessageFor).toISOString())) return;
      await insertContactMessage(trx, message);
      await enqueueMail(trx, teamMail(body, deps.env.site.contactEmail), now, [session?.user.id ?? null]);
    });
    deps.mail.wake();
    return { ok: true as const };
  });
}

/** The email's reply-to is the sender, so the team answers by replying. */
export function teamMail(
  from: { name: string; email: string; subject: string; message: string },
  to: string,
): MailMessage {
  return {
    template: 'contact.message',
    to,
    replyTo: from.email,
    subject: `Contact form: ${from.subject}`,
    paragraphs: [`${from.name} (${from.email}) wrote through the contact form:`, from.message],
  };
}
