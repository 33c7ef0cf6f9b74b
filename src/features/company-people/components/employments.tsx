import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { useEmployments } from '../api.ts';
import styles from './known-people.module.css';

/** The companies that a member works for; members also see here what waits for an answer. */
export function Employments({ memberId }: { memberId: number }) {
  const { data } = useEmployments(memberId);
  if (!data || data.items.length === 0) return null;
  return (
    <SideCard title="Works for">
      <ul className={styles.people}>
        {data.items.map(({ company, role, agreedBy }) => (
          <li key={company.id}>
            <Link to={agreedBy === 'both' ? company.path : `${company.path}?tab=team`} className={styles.name}>
              {company.name}
            </Link>
            <p className={styles.role}>{role}</p>
            {agreedBy === 'company' && <Badge tone="warning">Please confirm</Badge>}
            {agreedBy === 'member' && <Badge tone="plain">Waits for the company</Badge>}
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
