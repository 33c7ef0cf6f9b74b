import { useState } from 'react';
import { technologyUses } from '#contract/company-technologies.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { Link } from '#src/components/link.tsx';
import { Row } from '#src/components/row.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useLinkedTechnologies, useSetUse } from '../api.ts';
import styles from './linked.module.css';

const NameTechnology = lateDialog(async () => (await import('./name-technology.tsx')).NameTechnology);

/**
 * The technologies of others that a company uses or develops. Its owner and admins name them here and take them off; for
 * anyone else there is nothing where there are none.
 */
export function LinkedTechnologies({ companyId, canEdit }: { companyId: number; canEdit: boolean }) {
  const { data } = useLinkedTechnologies(companyId);
  const { mutate, isPending } = useSetUse();
  const [isNaming, setNaming] = useState(false);
  if (!data || (data.items.length === 0 && !canEdit)) return null;
  const remove = (technologyId: number) =>
    mutate(
      { companyId, technologyId, use: null },
      { onError: (error) => showRefusalAs('The technology was not taken off', error) },
    );
  return (
    <SideCard title="Technologies of others">
      {data.items.length > 0 && (
        <ul className={styles.records}>
          {data.items.map(({ id, name, path, use }) => (
            <li key={id} className={styles.record}>
              <Link to={path}>{name}</Link>
              <Row gap={8} align="center">
                <Badge tone="plain">{technologyUses[use]}</Badge>
                {canEdit && (
                  <Button kind="quiet" size="small" disabled={isPending} onClick={() => remove(id)}>
                    Remove<span className="visually-hidden"> {name}</span>
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <div className={styles.own}>
          <Button onClick={() => setNaming(true)}>Name a technology</Button>
        </div>
      )}
      {isNaming && <NameTechnology companyId={companyId} onClose={() => setNaming(false)} />}
    </SideCard>
  );
}
