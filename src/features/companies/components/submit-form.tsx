import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import styles from './form.module.css';
import { FormActions } from './form-actions.tsx';

interface SubmitFormProps<Values extends FieldValues, Parsed extends FieldValues>
  extends Omit<ComponentProps<typeof FormActions>, 'hasErrors'> {
  form: UseFormReturn<Values, unknown, Parsed>;
  /** The accessible name of the form. */
  name: string;
  /** Of `useSubmit`. */
  submit: (body: Parsed) => Promise<void>;
  children: ReactNode;
}

/** A form of fields one below the other, with its buttons under them. */
export function SubmitForm<Values extends FieldValues, Parsed extends FieldValues>({
  form,
  name,
  submit,
  children,
  ...actions
}: SubmitFormProps<Values, Parsed>) {
  const { errors } = form.formState;
  return (
    <form noValidate aria-label={name} className={styles.form} onSubmit={form.handleSubmit(submit)}>
      {children}
      <FormActions {...actions} hasErrors={Object.keys(errors).length > 0} />
    </form>
  );
}
