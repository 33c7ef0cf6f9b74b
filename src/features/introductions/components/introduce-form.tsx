import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { type Introduction, introduceParties } from '#contract/introductions.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useIntroduce } from '../api.ts';
import styles from './step-card.module.css';

type Values = z.input<typeof introduceParties.body>;

/** The team introduces two people who have agreed. If one has no account, the team enters name and address. */
export function IntroduceForm({ introduction: { id, isTeamAsking } }: { introduction: Introduction }) {
  const { mutate, isPending } = useIntroduce(id);
  const { control, handleSubmit } = useForm<Values>({
    resolver: zodResolver(introduceParties.body),
    defaultValues: { note: '', ...(isTeamAsking && { contactName: '', contactEmail: '' }) },
  });
  return (
    <section className={styles.card} aria-label="Introduce both">
      <p>Both sides have agreed. They get each other’s contact details by email.</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((body) =>
          mutate(body, {
            onSuccess: () =>
              toast({ title: 'Introduced', description: 'Both sides now have each other’s contact details.' }),
            onError: showRefusal,
          }),
        )}
      >
        {isTeamAsking && (
          <div className={styles.row}>
            <TextField control={control} name="contactName" label="Who you asked" />
            <TextField control={control} name="contactEmail" label="Their email" type="email" />
          </div>
        )}
        <TextField control={control} name="note" label="Note for the team" isOptional />
        <Row gap={12}>
          <Button size="large" kind="primary" type="submit" disabled={isPending}>
            {isPending ? 'Introducing...' : 'Introduce them'}
          </Button>
        </Row>
      </form>
    </section>
  );
}
