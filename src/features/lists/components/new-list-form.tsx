import { zodResolver } from '@hookform/resolvers/zod';

import { createList, type List } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { useCreateList } from '../api.ts';
import styles from './new-list-form.module.css';

interface NewListFormProps {
  /** The label of the button. */
  submit: string;
  onMade: (list: List) => void;
}

/** The name of a new list. */
export function NewListForm({ submit, onMade }: NewListFormProps) {
  const form = useForm({ resolver: zodResolver(createList.body), defaultValues: { name: '' } });
  const { mutate, isPending } = useCreateList();
  const make = form.handleSubmit(({ name }) => {
    if (isPending) return;
    mutate(name, {
      onSuccess(list) {
        form.reset();
        onMade(list);
      },
      onError: (error) => form.setError('name', { message: refusalOf(error) }),
    });
  });
  return (
    <form aria-label="New list" className={styles.form} onSubmit={(event) => void make(event)}>
      <TextField control={form.control} name="name" label="Name of a new list" placeholder="Storage to meet" />
      <Button type="submit" size="large" isLoading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
