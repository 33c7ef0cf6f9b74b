import { Fragment } from 'react';

import type { Acquaintance } from '#contract/company-people.ts';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePeople } from '../api.ts';
import styles from './known-people.module.css';

/** Whom the member knows at a company, and the way to an introduction. Nothing for visitors. */
export function KnownPeople({ companyId }: { companyId: number }) {
  const { user } = useCurrentUser();
  const { data } = usePeople(companyId);
  if (!user || !data || data.own?.agreedBy === 'both') return null;
  const { known, items } = data;
  const isConnected = known.some(({ through }) => through.length === 0);
  const person = known[0]?.person ?? items.find(({ id }) => id !== user.id);
  // Where nobody has confirmed to work there, the company's owner is asked, or the team asks the company.
  const target = person ? `member=${person.id}` : `company=${companyId}`;
  return (
    <SideCard title="People you know here">
      {known.length === 0 ? (
        <p className={styles.none}>
          {items.length === 0
            ? 'No members have confirmed that they work here.'
            : 'None of your connections works here or knows someone who does.'}
        </p>
      ) : (
        <ul className={styles.people}>
          {known.slice(0, 5).map((one) => (
            <Person key={one.person.id} {...one} />
          ))}
        </ul>
      )}
      {known.length > 5 && <p className={styles.none}>And {known.length - 5} more in the team.</p>}
      {!isConnected && (
        <ButtonLink kind="secondary" to={`${paths.warmIntro}?${target}`}>
          Ask for an introduction
        </ButtonLink>
      )}
    </SideCard>
  );
}

function Person({ person, through }: Acquaintance) {
  return (
    <li className={styles.person}>
      <Monogram name={person.name} imageUrl={person.avatarUrl} isRound />
      <div className={styles.words}>
        <MemberLink member={person} className={styles.name} />
        <p className={styles.role}>{person.role}</p>
        <p className={styles.how}>
          {through.length === 0
            ? 'Your connection'
            : through.map((member, place) => (
                <Fragment key={member.id}>
                  {place === 0 ? 'Through ' : ', '}
                  <MemberLink member={member} />
                </Fragment>
              ))}
        </p>
      </div>
    </li>
  );
}
