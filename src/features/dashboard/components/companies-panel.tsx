import type { Dashboard } from '#contract/dashboard.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { holds } from '#contract/moderation-holds.ts';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { Panel, PanelNote } from './panel.tsx';
import { Row, Rows } from './rows.tsx';

const stands: Record<Dashboard['claims'][number]['status'], { label: string; detail: string; tone: BadgeTone }> = {
  pending: { label: 'Claim under review', detail: 'You have asked to manage this profile', tone: 'info' },
  approved: { label: 'Claim approved', detail: 'Someone else now manages this profile', tone: 'primary' },
  declined: { label: 'Claim declined', detail: 'You do not manage this profile', tone: 'plain' },
};

/** The companies the member looks after, and the claims that are still open or were declined. */
export function CompaniesPanel({ companies, claims }: Pick<Dashboard, 'companies' | 'claims'>) {
  const owned = new Set(companies.map(({ id }) => id));
  const others = claims.filter(({ companyId }) => !owned.has(companyId));
  return (
    <Panel title="Your companies" more={{ to: paths.companies, label: 'All companies' }}>
      {companies.length + others.length === 0 ? (
        <PanelNote>
          None yet. <Link to={paths.companyCreate}>Add your company</Link> or claim it in the directory.
        </PanelNote>
      ) : (
        <Rows label="Your companies">
          {companies.map(({ id, name, hold }) => (
            <Row
              key={id}
              to={pathTo(paths.company, { id })}
              title={name}
              detail={hold ? holds[hold] : 'You manage this profile'}
              extra={<Link to={pathTo(paths.companyEdit, { id })}>Edit</Link>}
            />
          ))}
          {others.map(({ companyId, companyName, status, createdAt }) => (
            <Row
              key={`${companyId} ${createdAt}`}
              to={pathTo(paths.company, { id: companyId })}
              title={companyName}
              detail={stands[status].detail}
              extra={<Badge tone={stands[status].tone}>{stands[status].label}</Badge>}
            />
          ))}
        </Rows>
      )}
    </Panel>
  );
}
