import { useId, useState } from 'react';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useMemberNetwork } from '../profile-api.ts';
import card from './card.module.css';
import { connectionsInWords } from './member-card.tsx';
import styles from './network-tab.module.css';
import tabs from './profile-tabs.module.css';
import { RecordLinks } from './record-links.tsx';

/** The member's connections behind a toggle, and companies (rule profiles). */
export function NetworkTab({ member, isOwn }: { member: MemberProfile; isOwn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const first = member.fullName.split(' ')[0] ?? member.fullName;
  return (
    <Stack gap={32}>
      <section>
        <h3 className={tabs.heading}>Connections</h3>
        <div className={styles.bar}>
          <p>
            {isOwn ? 'You have' : `${first} has`} <strong>{connectionsInWords(member.networkSize)}</strong>.
          </p>
          {member.showsNetwork && member.networkSize > 0 && (
            <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen((before) => !before)}>
              {isOpen ? 'Hide connections' : 'Show connections'}
            </Button>
          )}
        </div>
        {!member.showsNetwork && (
          <p className={card.quiet}>{isOwn ? 'You do not show who they are.' : 'They are not shown.'}</p>
        )}
        <div id={id}>{isOpen && <Connections id={member.id} />}</div>
      </section>
      {(isOwn || member.companies.length > 0) && (
        <section>
          <h3 className={tabs.heading}>Companies</h3>
          <RecordLinks
            base={paths.companies}
            records={member.companies.map(({ id: companyId, name, logoUrl }) => ({
              id: companyId,
              name,
              picture: logoUrl,
            }))}
            empty="No companies associated with this profile."
          />
        </section>
      )}
    </Stack>
  );
}

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function Connections({ id }: { id: number }) {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useMemberNetwork(
    id,
    true,
  );
  if (!data && isError) {
    return (
      <RetryPanel
        headingLevel={3}
        title="Connections could not be loaded"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const members = data?.pages.flatMap(({ items }) => items);
  if (members?.length === 0) return <p className={card.quiet}>None of them are in the directory.</p>;
  return (
    <>
      <ul className={styles.people} aria-label="Connections" aria-busy={!members}>
        {members?.map((member) => (
          <li key={member.id}>
            <Link to={pathTo(paths.member, { id: member.id })} className={styles.person}>
              <Avatar id={member.id} name={member.name} url={member.avatarUrl} size="small" />
              <span className={styles.words}>
                <span className={styles.name}>{member.name}</span>
                <span className={styles.role}>{member.organization ?? member.title}</span>
              </span>
            </Link>
          </li>
        )) ??
          placeholders.map((place) => (
            <li key={place}>
              <Skeleton height={58} radius={8} />
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button kind="quiet" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  );
}
