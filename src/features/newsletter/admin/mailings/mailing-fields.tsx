import { mailingBounds } from '#contract/newsletter-mailings.ts';
import { newsletterTopics } from '#contract/newsletter-topics.ts';
import { ChoicesField } from '#src/components/choices-field.tsx';
import { FormCard } from '#src/components/form-card.tsx';
import { TextEditorField } from '#src/components/text-editor/text-editor-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import type { MailingControl } from './mailing-form.ts';
import { MailingRecords } from './mailing-records.tsx';

const topics = Object.entries(newsletterTopics).map(([value, { title }]) => ({ value, label: title }));

/** The fields of a mailing. */
export function MailingFields({ control }: { control: MailingControl }) {
  return (
    <>
      <FormCard title="The mailing" text="What subscribers see in their list of emails, and who gets it.">
        <TextField control={control} name="subject" label="Subject" max={mailingBounds.subject.max} />
        <TextField
          control={control}
          name="preheader"
          label="Preheader"
          max={mailingBounds.preheader}
          hint="Beside the subject in a list of emails. If left empty, it is the first words of the introduction."
          isOptional
        />
        <ChoicesField
          control={control}
          name="topics"
          label="Topics"
          choices={topics}
          isRequired
          hint="It goes to everybody who has chosen at least one of these topics."
        />
        <TextEditorField
          control={control}
          name="introduction"
          label="Introduction"
          rows={10}
          max={mailingBounds.introduction}
          isOptional
        />
      </FormCard>
      <MailingRecords control={control} />
    </>
  );
}
