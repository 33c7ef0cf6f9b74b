import { type FieldPath, useWatch } from 'react-hook-form';
import { type Enquiry, enquiryBounds } from '#contract/enquiries.ts';
import { minute } from '#contract/kit/durations.ts';
import { meetingBounds } from '#contract/messages-meetings.ts';
import { Button } from '#src/components/button.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow } from '#src/components/form-card.tsx';
import { SearchChoiceField } from '#src/components/search-choice-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { TemplatedField, valuesOf } from '#src/features/templates/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, Waiting } from '#src/lib/api-error.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { zoneChoices } from '#src/lib/time-zones.ts';
import { toast } from '#src/stores/toasts.ts';
import { type AnswerValues, answerResolver, answerSchema, emptyAnswer, stepChoices } from '../answer-form.ts';
import { useAnswer } from '../api.ts';
import styles from './answer-form.module.css';

/**
 * The answer to an enquiry that is in no conversation, which can set a meeting with a visitor. What is typed stays until
 * the server has it.
 */
export function AnswerForm({ enquiry: { id, name, itemTitle, isFromMember, answers } }: { enquiry: Enquiry }) {
  const answer = useAnswer(id);
  const last = answers.flatMap(({ meeting }) => meeting ?? []).at(-1);
  const isOver = last && Date.parse(last.startsAt) + last.minutes * minute <= Date.now();
  const current = last?.isCancelled || isOver ? undefined : last;
  const form = useForm({ resolver: answerResolver, defaultValues: emptyAnswer(current) });
  const step = useWatch({ control: form.control, name: 'step' });
  const draft = useFormDraft(form, `enquiry-answer:${id}`, {
    schema: answerSchema,
    isBlank: ({ body, meeting }) => body.trim() === '' && meeting.at === '',
  });
  const clear = () => {
    draft.discard();
    form.reset(emptyAnswer(current));
  };
  const submit = form.handleSubmit((body) => {
    if (answer.isPending) return;
    answer.mutate(body, {
      onSuccess() {
        clear();
        toast({ title: 'Answer sent', description: isFromMember ? 'It is in Messages.' : `We mail it to ${name}.` });
      },
      onError(error) {
        if (error instanceof Waiting) {
          clear();
          return;
        }
        const found = error instanceof ApiError ? Object.entries(error.body?.fields ?? {}) : [];
        for (const [path, message] of found) form.setError(path as FieldPath<AnswerValues>, { message });
        if (found.length === 0) showRefusalAs('The answer was not sent', error);
      },
    });
  });
  const { control } = form;
  return (
    <form aria-label={`Answer ${name}`} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TemplatedField
        values={valuesOf(name, itemTitle)}
        control={control}
        name="body"
        label={`Answer ${name}`}
        rows={4}
        max={enquiryBounds.answer}
        hint={
          isFromMember
            ? 'Your answer opens a conversation in Messages. It shows them your name.'
            : 'We mail your answer with your name. Their reply comes to this page, or to the email address of your account where this site takes no mail.'
        }
      />
      {!isFromMember && (
        <ChoiceField
          control={control}
          name="step"
          label="Meeting"
          choices={stepChoices(current !== undefined)}
          placeholder="No meeting"
          hint="The mail has a file that changes their calendar."
        />
      )}
      {step === 'set' && (
        <>
          <FieldRow>
            <TextField control={control} name="meeting.at" label="Time" type="datetime-local" />
            <SearchChoiceField
              control={control}
              name="meeting.timeZone"
              label="Time zone"
              choices={zoneChoices}
              placeholder="Select a zone"
            />
          </FieldRow>
          <FieldRow>
            <TextField control={control} name="meeting.minutes" label="Length in minutes" type="number" />
            <TextField
              control={control}
              name="meeting.place"
              label="Place or link"
              isOptional
              max={meetingBounds.place}
            />
          </FieldRow>
        </>
      )}
      <div>
        <Button kind="primary" type="submit" isLoading={answer.isPending}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
