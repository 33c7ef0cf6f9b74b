import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { type Account, updateAccount } from '#contract/accounts-settings.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { formatDate } from '#src/lib/format.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';
import { showFieldErrors } from '../../field-errors.ts';
import { useUpdateNames } from '../api.ts';

const draft = z.object({ fullName: z.string(), organization: z.string() });

/** The form for the name that others see. */
export function NameSection({ account }: { account: Account }) {
  const stored = { fullName: account.fullName ?? '', organization: account.organization ?? '' };
  const form = useForm({ resolver: zodResolver(updateAccount.body), defaultValues: stored });
  const { clear } = useFormDraft(form, `account-names-${account.id}`, {
    schema: draft,
    isBlank: (values) => values.fullName === stored.fullName && values.organization === stored.organization,
  });
  const { mutate, isPending } = useUpdateNames();
  const submit = form.handleSubmit((body) =>
    mutate(body, {
      onSuccess() {
        clear();
        toast({ title: 'Saved', description: 'Your name and organization are up to date.' });
      },
      onError: (error) =>
        showFieldErrors(form, ['fullName', 'organization'], error) || toastFailure('Not saved', error),
    }),
  );
  return (
    <Section title="Name" text="How other members see you. Leave a field empty to show nothing.">
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField control={form.control} name="fullName" label="Full name" autoComplete="name" isOptional />
        <TextField
          control={form.control}
          name="organization"
          label="Organization"
          autoComplete="organization"
          isOptional
        />
        <Row gap={12}>
          <Button size="large" kind="primary" type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </Row>
      </form>
      <dl className={styles.facts}>
        <div>
          <dt>Username</dt>
          <dd>{account.username}</dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd>{formatDate(account.createdAt)}</dd>
        </div>
      </dl>
    </Section>
  );
}
