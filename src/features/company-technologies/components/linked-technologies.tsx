import { technologyUses } from '#contract/company-technologies.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { useLinkedTechnologies } from '../api.ts';
import styles from './linked.module.css';

/** The technologies of others that a company uses or develops; nothing where there are none. */
export function LinkedTechnologies({ companyId }: { companyId: number }) {
  const { data } = useLinkedTechnologies(companyId);
  if (!data || data.items.length === 0) return null;
  return (
    <SideCard title="Technologies of others">
      <ul className={styles.records}>
        {data.items.map(({ id, name, path, use }) => (
          <li key={id} className={styles.record}>
            <Link to={path}>{name}</Link>
            <Badge tone="plain">{technologyUses[use]}</Badge>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
