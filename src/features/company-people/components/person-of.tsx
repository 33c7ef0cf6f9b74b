import { useState } from 'react';
import type { TeamMember } from '#contract/companies.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { Row } from '#src/components/row.tsx';
import { usePeople, usePlaces } from '../api.ts';
import { EndButton } from './end-button.tsx';
import styles from './known-people.module.css';

const NameMember = lateDialog(async () => (await import('./name-member.tsx')).NameMember);

interface PersonOfProps {
  companyId: number;
  teamMember: TeamMember;
  canEdit: boolean;
}

/** The member who a person of a company's team is; its owner names them. */
export function PersonOf({ companyId, teamMember, canEdit }: PersonOfProps) {
  const { data } = usePeople(companyId);
  const { end } = usePlaces(companyId);
  const [isNaming, setNaming] = useState(false);
  const isThis = ({ teamMemberId }: { teamMemberId: number | null }) => teamMemberId === teamMember.id;
  const confirmed = data?.items.find(isThis);
  const waiting = data?.waiting.find(isThis);
  if (confirmed) {
    return (
      <Row gap={8} align="center">
        <p className={styles.how}>
          On CARDI: <MemberLink member={confirmed} />
        </p>
        {canEdit && confirmed.id !== data?.own?.id && <EndButton companyId={companyId} person={confirmed} />}
      </Row>
    );
  }
  if (waiting) {
    return (
      <Row gap={8} align="center">
        <p className={styles.how}>
          Waiting for <MemberLink member={waiting} /> to confirm
        </p>
        <Button kind="quiet" size="small" disabled={end.isPending} onClick={() => end.mutate(waiting.id)}>
          Withdraw<span className="visually-hidden"> the question to {waiting.name}</span>
        </Button>
      </Row>
    );
  }
  if (!canEdit) return null;
  return (
    <div className={styles.quiet}>
      <Button kind="quiet" size="small" onClick={() => setNaming(true)}>
        Name the member<span className="visually-hidden"> who {teamMember.name} is</span>
      </Button>
      {isNaming && <NameMember companyId={companyId} teamMember={teamMember} onClose={() => setNaming(false)} />}
    </div>
  );
}
