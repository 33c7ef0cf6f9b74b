import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

import { answerEnquiry, type Enquiry, enquiryBounds } from '#contract/enquiries.ts';
import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { useAnswer } from '../api.ts';
import styles from './answer-form.module.css';

const draftSchema = z.object({ body: z.string().max(20_000).catch('') });

/** The answer to an enquiry that is in no conversation. What is typed stays until the server has it. */
export function AnswerForm({ enquiry: { id, name, isFromMember } }: { enquiry: Enquiry }) {
  const answer = useAnswer(id);
  const form = useForm({ resolver: zodResolver(answerEnquiry.body), defaultValues: { body: '' } });
  const draft = useFormDraft(form, `enquiry-answer:${id}`, {
    schema: draftSchema,
    isBlank: ({ body }) => body.trim() === '',
  });
  const clear = () => {
    draft.discard();
    form.reset({ body: '' });
  };
  const submit = form.handleSubmit(({ body }) => {
    if (answer.isPending) return;
    answer.mutate(body, {
      onSuccess() {
        clear();
        toast({ title: 'Answer sent', description: isFromMember ? 'It is in Messages.' : `We mail it to ${name}.` });
      },
      onError(error) {
        if (error instanceof Waiting) clear();
        else showRefusalAs('The answer was not sent', error);
      },
    });
  });
  return (
    <AntdProvider>
      <form aria-label={`Answer ${name}`} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          control={form.control}
          name="body"
          label={`Answer ${name}`}
          rows={4}
          max={enquiryBounds.answer}
          hint={
            isFromMember
              ? 'Your answer opens a conversation in Messages. It shows them your name.'
              : 'We mail your answer with your name. They reply to the email address of your account.'
          }
        />
        <div>
          <Button kind="primary" type="submit" isLoading={answer.isPending}>
            Send answer
          </Button>
        </div>
      </form>
    </AntdProvider>
  );
}
