import { ArrowUpOutlined } from '@ant-design/icons';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';

import { askQuestion, questionBounds } from '#contract/deep-research-questions.ts';
import { Button } from '#src/components/button.tsx';
import { CharacterCount } from '#src/components/character-count.tsx';
import { TextArea } from '#src/components/text-area.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useAsk } from '../api.ts';
import { useMayAsk } from '../use-may-ask.ts';
import styles from './ask-box.module.css';
import { AskLimits } from './ask-limits.tsx';
import { SuggestedQuestions } from './suggested-questions.tsx';

interface AskBoxProps {
  label: string;
  placeholder: string;
  /** The question that this one follows up. */
  followsId?: number;
  hasSuggestions?: boolean;
}

const draftSchema = z.object({ question: z.string().max(20_000).catch('') });

/** The field for a question. What is typed stays until it has been asked. Ctrl+Enter asks. */
export function AskBox({ label, placeholder, followsId, hasSuggestions = false }: AskBoxProps) {
  const id = useId();
  const form = useForm({ resolver: zodResolver(askQuestion.body), defaultValues: { question: '' } });
  const draft = useFormDraft(form, followsId === undefined ? 'research' : `research:${followsId}`, {
    schema: draftSchema,
    isBlank: ({ question }) => question.trim() === '',
  });
  const { field, fieldState } = useController({ control: form.control, name: 'question' });
  const { mutate, isPending, error } = useAsk(followsId, () => draft.discard());
  const { left, reason } = useMayAsk();
  const problem = fieldState.error?.message ?? (error ? sentenceOf(error) : undefined);

  const ask = form.handleSubmit(({ question }) => {
    if (reason || isPending) return;
    draft.flush();
    mutate(question);
  });
  const fill = (question: string) => {
    form.setValue('question', question, { shouldDirty: true });
    form.setFocus('question');
  };
  return (
    <form className={styles.ask} noValidate onSubmit={(event) => void ask(event)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <TextArea
          {...field}
          id={id}
          size="large"
          rows={2}
          className={styles.text}
          placeholder={placeholder}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-keys ${id}-limits${problem === undefined ? '' : ` ${id}-problem`}`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void ask();
          }}
        />
        <div className={styles.bar}>
          <span id={`${id}-keys`} className={styles.keys}>
            Ctrl + Enter asks
          </span>
          {field.value.length > questionBounds.longest * 0.8 && (
            <CharacterCount text={field.value} max={questionBounds.longest} />
          )}
          <Button
            type="submit"
            kind="primary"
            icon={<ArrowUpOutlined aria-hidden="true" />}
            isLoading={isPending}
            aria-disabled={reason !== null}
          >
            Ask
          </Button>
        </div>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div id={`${id}-limits`}>
        <AskLimits left={left} reason={reason} />
      </div>
      {hasSuggestions && <SuggestedQuestions onChoose={fill} />}
    </form>
  );
}

/** Why a question was not sent. Its text is still in the field. */
function sentenceOf(error: Error): string {
  if (error instanceof ApiError && error.status < 500 && error.body) return error.body.message;
  return 'Your question was not sent. It is still here: please try again in a moment.';
}
