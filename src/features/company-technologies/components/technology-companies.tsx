import { technologyUses } from '#contract/company-technologies.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { LoadMore } from '#src/components/load-more.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useOwnTechnologyCompanies, useTechnologyCompanies } from '../api.ts';
import styles from './linked.module.css';
import { OwnUse } from './own-use.tsx';

/** The companies that use or develop a technology; members say it here for their own. Nothing where there is neither. */
export function TechnologyCompanies({ technologyId }: { technologyId: number }) {
  const { user } = useCurrentUser();
  const result = useTechnologyCompanies(technologyId);
  const own = useOwnTechnologyCompanies(technologyId, Boolean(user)).data?.items ?? [];
  const companies = result.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = result.data?.pages[0]?.count;
  if (companies.length === 0 && own.length === 0) return null;
  return (
    <SideCard title="Companies with this technology">
      {companies.length > 0 && (
        <ul className={styles.records}>
          {companies.map(({ id, name, path, use }) => (
            <li key={id} data-card className={styles.record}>
              <Link to={path}>{name}</Link>
              <Badge tone="plain">{technologyUses[use]}</Badge>
            </li>
          ))}
        </ul>
      )}
      {total && <LoadMore result={result} noun="companies" shown={companies.length} total={total} />}
      {own.length > 0 && (
        <div className={styles.own}>
          {own.map((company) => (
            <OwnUse key={company.id} company={company} technologyId={technologyId} />
          ))}
        </div>
      )}
    </SideCard>
  );
}
