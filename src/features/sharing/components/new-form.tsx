import { zodResolver } from '@hookform/resolvers/zod';

import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { useChangeOf } from '../api.ts';
import type { SharedKind } from '../kind.ts';
import styles from './new-form.module.css';

interface NewFormProps<Access extends string, Made> {
  kind: SharedKind<Access, Made>;
  /** The label of the button. */
  submit: string;
  onMade: (made: Made) => void;
}

/** The name of a new list or pipeline. */
export function NewForm<Access extends string, Made>({ kind, submit, onMade }: NewFormProps<Access, Made>) {
  const form = useForm({ resolver: zodResolver(kind.naming), defaultValues: { name: '' } });
  const { mutate, isPending } = useChangeOf(kind.shownBy, kind.create);
  const make = form.handleSubmit(({ name }) => {
    if (isPending) return;
    mutate(name, {
      onSuccess(made) {
        form.reset();
        onMade(made);
      },
      onError: (error) => form.setError('name', { message: refusalOf(error) }),
    });
  });
  return (
    <form aria-label={`New ${kind.noun}`} className={styles.form} onSubmit={(event) => void make(event)}>
      <TextField control={form.control} name="name" label={`Name of a new ${kind.noun}`} placeholder={kind.example} />
      <Button type="submit" size="large" isLoading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
