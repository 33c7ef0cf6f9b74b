import { useState } from 'react';
import type { CompanyPerson } from '#contract/company-people.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { Row } from '#src/components/row.tsx';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { usePlaces } from '../api.ts';
import styles from './known-people.module.css';

const RoleForm = lateDialog(async () => (await import('./role-form.tsx')).RoleForm);

interface OwnPlaceProps {
  companyId: number;
  name: string;
  own: CompanyPerson | null;
  userId: number;
  isClaimed: boolean;
}

/** The member's own place in a company: said, confirmed and ended here. */
export function OwnPlace({ companyId, name, own, userId, isClaimed }: OwnPlaceProps) {
  const [isAsking, setAsking] = useState(false);
  const { agree, end } = usePlaces(companyId);
  const isBusy = agree.isPending || end.isPending;
  const leave = (label: string) => (
    <Button kind="quiet" size="small" disabled={isBusy} onClick={() => end.mutate(userId)}>
      {label}
    </Button>
  );
  if (own) {
    return (
      <Row gap={12} align="center" role="group" aria-label={`Your place at ${name}`}>
        <p className={styles.how}>{said(own, name)}</p>
        {own.agreedBy === 'company' && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => agree.mutate({ memberId: userId, role: null }, { onError: showRefusal })}
          >
            Confirm
          </Button>
        )}
        {leave(own.agreedBy === 'both' ? 'I no longer work here' : own.agreedBy === 'company' ? 'Decline' : 'Withdraw')}
      </Row>
    );
  }
  if (!isClaimed) return null;
  if (!isAsking) {
    return (
      <div>
        <Button onClick={() => setAsking(true)}>I work here</Button>
      </div>
    );
  }
  return <RoleForm companyId={companyId} name={name} userId={userId} onClose={() => setAsking(false)} />;
}

function said({ agreedBy, role }: CompanyPerson, name: string): string {
  if (agreedBy === 'both') return `You are shown here as ${role}.`;
  if (agreedBy === 'company') return `${name} says that you work here as ${role}.`;
  return `You said that you work here as ${role}. It waits for ${name} to confirm.`;
}
