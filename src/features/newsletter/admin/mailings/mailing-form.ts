import type { Control, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { choice } from '#contract/kit/fields.ts';
import { typedHtml, typedText } from '#contract/kit/typed-text.ts';
import { createMailing, type Mailing, type MailingInput, mailingKinds } from '#contract/newsletter-mailings.ts';
import { newsletterTopics } from '#contract/newsletter-topics.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';

const text = z.string().max(12_000).catch('');

/** A chosen record with what is shown of it; `title` is empty for one that is no longer there for everybody. */
const block = z.object({
  kind: z.enum(mailingKinds),
  recordId: z.number().int(),
  title: z.string(),
  note: z.string(),
});
export type BlockValues = z.infer<typeof block>;

/** The form's values. The schema also reads drafts of this browser and empties invalid fields. */
export const mailingValues = z.object({
  /** The edition that the entries were made on: a draft of this browser may be older than the mailing. */
  version: z.number().int().catch(0),
  subject: text,
  preheader: text,
  topics: z.array(choice(newsletterTopics)).catch([]),
  introduction: text,
  blocks: z.array(block).catch([]),
});
export type MailingValues = z.infer<typeof mailingValues>;
export type MailingForm = UseFormReturn<MailingValues, unknown, MailingInput>;
export type MailingControl = Control<MailingValues, unknown, MailingInput>;

/** The form of a mailing; of a new one, with all topics. */
export function valuesOf(mailing: Mailing | undefined): MailingValues {
  return {
    version: mailing?.version ?? 0,
    subject: mailing?.subject ?? '',
    preheader: mailing?.preheader ?? '',
    topics: mailing?.topics ?? (Object.keys(newsletterTopics) as MailingValues['topics']),
    introduction: typedText(mailing?.introduction ?? ''),
    blocks: (mailing?.blocks ?? []).map(({ kind, id, note, shown }) => ({
      kind,
      recordId: id,
      note,
      title: shown?.title ?? '',
    })),
  };
}

function inputOf({ version: _version, blocks, introduction, ...values }: MailingValues): unknown {
  return {
    ...values,
    introduction: typedHtml(introduction),
    blocks: blocks.map(({ kind, recordId, note }) => ({ kind, id: recordId, note })),
  };
}

export function useMailingForm(defaults: MailingValues): MailingForm {
  return useForm<MailingValues, unknown, MailingInput>({
    resolver: contractResolver(createMailing.body, inputOf),
    defaultValues: defaults,
  });
}
