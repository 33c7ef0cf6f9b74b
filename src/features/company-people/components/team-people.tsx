import type { CompanyPerson } from '#contract/company-people.ts';
import { Button } from '#src/components/button.tsx';
import { latePart } from '#src/components/late-part.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { Row } from '#src/components/row.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { usePeople, usePlaces } from '../api.ts';
import { EndButton } from './end-button.tsx';
import styles from './known-people.module.css';

// Visitors have no place there.
const OwnPlace = latePart(async () => (await import('./own-place.tsx')).OwnPlace);

interface TeamPeopleProps {
  companyId: number;
  name: string;
  /** Whether somebody looks after the company, who can confirm. */
  isClaimed: boolean;
  /** Whether the caller speaks for the company. */
  canEdit: boolean;
}

/** The members who work for a company and are not in its own list of the team, what waits, and the caller's own place. */
export function TeamPeople({ companyId, name, isClaimed, canEdit }: TeamPeopleProps) {
  const { user } = useCurrentUser();
  const { data } = usePeople(companyId);
  const { agree, end } = usePlaces(companyId);
  if (!data) return null;
  const claims = data.waiting.filter(({ agreedBy, id }) => agreedBy === 'member' && id !== user?.id);
  const others = data.items.filter(({ teamMemberId }) => teamMemberId === null);
  const isBusy = agree.isPending || end.isPending;
  return (
    <Stack gap={24}>
      {claims.length > 0 && (
        <section aria-labelledby="people-waiting" className={styles.section}>
          <h2 id="people-waiting" className={styles.heading}>
            Waiting for your answer
          </h2>
          <ul className={styles.people}>
            {claims.map((person) => (
              <Person key={person.id} person={person}>
                <Row gap={8}>
                  <Button
                    size="small"
                    disabled={isBusy}
                    onClick={() => agree.mutate({ memberId: person.id, role: null }, { onError: showRefusal })}
                  >
                    Confirm<span className="visually-hidden"> that {person.name} works here</span>
                  </Button>
                  <Button kind="quiet" size="small" disabled={isBusy} onClick={() => end.mutate(person.id)}>
                    Decline<span className="visually-hidden"> that {person.name} works here</span>
                  </Button>
                </Row>
              </Person>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="people-confirmed" className={styles.section}>
          <h2 id="people-confirmed" className={styles.heading}>
            Members who work here
          </h2>
          <ul className={styles.people}>
            {others.map((person) => (
              <Person key={person.id} person={person}>
                {canEdit && person.id !== user?.id && <EndButton companyId={companyId} person={person} />}
              </Person>
            ))}
          </ul>
        </section>
      )}
      {user && <OwnPlace companyId={companyId} name={name} own={data.own} userId={user.id} isClaimed={isClaimed} />}
    </Stack>
  );
}

function Person({ person, children }: { person: CompanyPerson; children?: React.ReactNode }) {
  return (
    <li className={styles.person}>
      <Monogram name={person.name} imageUrl={person.avatarUrl} isRound />
      <div className={styles.words}>
        <MemberLink member={person} className={styles.name} />
        <p className={styles.role}>{person.role}</p>
        {children}
      </div>
    </li>
  );
}
