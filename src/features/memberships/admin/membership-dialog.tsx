import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import {
  changeMembership,
  endOfPeriod,
  getMembershipOfUser,
  type MembershipOfUser,
  membershipCorrection,
} from '#contract/memberships.ts';
import { listUsers } from '#contract/users.ts';
import styles from '#src/components/admin-page.module.css';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { FieldRow } from '#src/components/form-card.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { call } from '#src/lib/api-client.ts';
import { formatDate } from '#src/lib/format.ts';
import { queryOf } from '#src/lib/queries.ts';

interface MembershipDialogProps {
  user: { id: number; username: string };
  onClose: () => void;
}

/** Grants, corrects or ends a membership. */
export function MembershipDialog({ user, onClose }: MembershipDialogProps) {
  // Not cached, because an outdated membership cannot be corrected.
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(getMembershipOfUser, { params: { id: String(user.id) } }, { gcTime: 0 }),
  );
  return (
    <Dialog title={`Membership of ${user.username}`} onClose={onClose}>
      {data ? (
        <MembershipForm user={user} membership={data} onClose={onClose} />
      ) : isError ? (
        <RetryPanel title="The membership could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </Dialog>
  );
}

const plans = [
  { value: 'professional', label: 'Professional' },
  { value: 'free', label: 'Free: ends at once' },
] as const;
const billings = [
  { value: 'annual', label: 'Annually' },
  { value: 'monthly', label: 'Monthly' },
] as const;

type Values = z.input<typeof membershipCorrection>;

function MembershipForm({
  user,
  membership: { tier, billing, endsAt, isRenewing },
  onClose,
}: MembershipDialogProps & { membership: MembershipOfUser }) {
  const { control, handleSubmit } = useForm<Values, unknown, z.output<typeof membershipCorrection>>({
    resolver: zodResolver(membershipCorrection),
    defaultValues: {
      tier: 'professional',
      billing: billing ?? 'annual',
      endsOn: (endsAt ?? endOfPeriod(new Date(), 'annual').toISOString()).slice(0, 10),
      reason: '',
    },
  });
  const chosen = useWatch({ control, name: 'tier' });
  const { mutate, isPending } = useAdminAction(
    listUsers.path,
    'The membership has been changed, and the member notified',
    (body: z.output<typeof membershipCorrection>) => call(changeMembership, { params: { id: String(user.id) }, body }),
  );
  return (
    <DialogForm onSubmit={handleSubmit((body) => mutate(body, { onSuccess: onClose }))}>
      <p className={styles.second}>{standing({ tier, billing, endsAt, isRenewing })}</p>
      {isRenewing && (
        <p>
          Whatever you save here cancels the subscription. To let the membership end with its term, do not change the
          last day.
        </p>
      )}
      <ChoiceField control={control} name="tier" label="Plan" choices={plans} placeholder="Select a plan" />
      {chosen === 'professional' && (
        <FieldRow>
          <ChoiceField control={control} name="billing" label="Billing" choices={billings} placeholder="Select" />
          <TextField control={control} name="endsOn" label="Last day" type="date" hint="In UTC" />
        </FieldRow>
      )}
      <TextField
        control={control}
        name="reason"
        label="Reason"
        rows={3}
        max={300}
        hint="For the audit log. The member also sees it."
      />
      <FormActions
        submit={chosen === 'free' ? 'End membership' : 'Save membership'}
        isBusy={isPending}
        isDanger={chosen === 'free'}
        onClose={onClose}
      />
    </DialogForm>
  );
}

/** The current state of a membership, in words. */
function standing({ tier, billing, endsAt, isRenewing }: Omit<MembershipOfUser, 'startsAt'>): string {
  if (tier === 'free') return 'Now: Free.';
  const parts = [
    'Now: Professional',
    billing && (billing === 'annual' ? 'billed annually' : 'billed monthly'),
    endsAt
      ? isRenewing
        ? `a subscription renews it on ${formatDate(endsAt)}`
        : `until ${formatDate(endsAt)}`
      : 'without an end',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
