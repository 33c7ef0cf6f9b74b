import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { declineIntroduction, type Introduction, introductionBounds } from '#contract/introductions.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useDecline } from '../api.ts';
import styles from './step-card.module.css';

interface DeclineForm {
  /** Asks for the reason and replaces the other steps; `null` until `open` is called. */
  form: ReactNode;
  open: () => void;
  isPending: boolean;
}

/**
 * Declines an introduction with a reason. What was typed outlives going back to the other steps.
 *
 * @param outcome what the toast says of it
 */
export function useDeclineForm({ id, status }: Pick<Introduction, 'id' | 'status'>, outcome: string): DeclineForm {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useDecline(id, status);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(declineIntroduction.body),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(({ reason }) =>
    mutate(reason, {
      onSuccess: () => toast({ title: 'Declined', description: outcome }),
      onError: showRefusal,
    }),
  );
  const form = isOpen ? (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        control={control}
        name="reason"
        label="Reason"
        rows={3}
        max={introductionBounds.declineReason.max}
        hint="The sender sees this."
      />
      <Row gap={12}>
        <Button size="large" isDanger kind="primary" type="submit" disabled={isPending}>
          {isPending ? 'Declining...' : 'Decline request'}
        </Button>
        <Button size="large" onClick={() => setOpen(false)}>
          Back
        </Button>
      </Row>
    </form>
  ) : null;
  return { form, open: () => setOpen(true), isPending };
}
