import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import type { RequestForm } from '../request-form.ts';
import styles from './reason-writer.module.css';

/** What writes the reason of a request for the member. */
export interface Writer {
  /** The name of the language model. */
  name: string;
  write: () => Promise<string>;
}

/** Has a language model write the reason; the text before can be put back, so that no word of the member's is lost. */
export function ReasonWriter({ form, writer }: { form: RequestForm; writer: Writer }) {
  const [before, setBefore] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: writer.write,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Nothing was written',
        description: (error instanceof ApiError && error.body?.message) || 'Please try again in a moment.',
      }),
  });
  const fill = (reason: string) => form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles.writer}>
      <Row gap={8} align="center">
        <Button
          size="small"
          isLoading={isPending}
          onClick={() =>
            mutate(undefined, {
              onSuccess(reason) {
                setBefore(form.getValues('reason'));
                fill(reason);
              },
            })
          }
        >
          {isPending ? `${writer.name} is writing…` : `Write it with ${writer.name}`}
        </Button>
        {before !== undefined && (
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              fill(before);
              setBefore(undefined);
            }}
          >
            Back to the text before
          </Button>
        )}
      </Row>
      <p className={styles.note} role="status">
        {isSuccess && before !== undefined
          ? `${writer.name} wrote the reason. Check every word: you send it in your name.`
          : 'A language model. It gets the name, the reasons and the facts of this match, and nothing else.'}
      </p>
    </div>
  );
}
