import type { Router } from 'express';

import { listMailSamples, type MailTemplate, mailTemplates, previewMailSample } from '#contract/mail-samples.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { layOut, preheaderOf } from '#server/platform/mail/layout.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { previewPage } from '#server/platform/mail/preview.ts';

/** The samples of mails: each door has those of its feature, written by the functions that write the real ones. */
export function mailSampleRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listMailSamples, async () =>
    (Object.keys(mailTemplates) as MailTemplate[]).flatMap((name) => {
      const mail = sampleOf(name);
      if (!mail) return [];
      return [{ name, subject: mail.subject, preheader: preheaderOf(mail), text: layOut(mail, deps.env.site).text }];
    }),
  );

  serve(router, deps, previewMailSample, async ({ params, query }, { res }) => {
    const mail = sampleOf(params.name);
    if (!mail) throw notFound('email');
    return previewPage(deps, mail, query.theme, res);
  });

  function sampleOf(name: MailTemplate): MailMessage | undefined {
    return deps.features.find(({ mails }) => mails?.[name])?.mails?.[name]?.(deps);
  }
}
