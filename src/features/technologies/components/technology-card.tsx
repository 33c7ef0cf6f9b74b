import type { TechnologySummary } from '#contract/technologies.ts';
import { technologyPath } from '#contract/technologies.ts';
import { Badge } from '#src/components/badge.tsx';
import { CardLink } from '#src/components/link.tsx';
import { CardText, RecordCard } from '#src/components/record-card.tsx';
import { TagLinks } from '#src/components/tag-links.tsx';
import { CompareButton } from '#src/features/comparisons/index.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { CardTools } from '#src/features/lists/index.ts';
import { type TechnologyFilters, technologiesPath } from '../filters.ts';
import { statusTone } from '../status-tone.ts';
import { ReadinessMeter } from './readiness-meter.tsx';
import styles from './technology-card.module.css';

const tagsShown = 3;

interface TechnologyCardProps {
  technology: TechnologySummary;
  /** The list's filters. A tag adds to them, and the technology's page links back with them. */
  filters?: TechnologyFilters;
}

/** A technology in a list. The whole card links to its page; its tags link to other technologies with that tag. */
export function TechnologyCard({ technology, filters = {} }: TechnologyCardProps) {
  const { id, name, description, focusArea, status, statusName, readinessLevel, tags } = technology;
  // Several companies' technologies may have the same name.
  const said = technology.companyName === null ? name : `${name}, ${technology.companyName}`;
  return (
    <RecordCard className={styles.card}>
      <p className={styles.badges}>
        <Badge tone={statusTone(status)}>{statusName}</Badge>
        {technology.isListedForSale && <Badge tone="plain">For sale</Badge>}
        <span className={styles.area}>{focusArea.title}</span>
        <KeptMark kind="technology" id={id} />
      </p>
      <div>
        <h2 className={styles.name}>
          <CardLink to={technologyPath(id)} state={{ from: technologiesPath(filters) }}>
            {name}
          </CardLink>
        </h2>
        {/* Beside the name, because several companies' technologies may have the same name. */}
        <p className={styles.company}>{technology.companyName ?? 'Technology profile'}</p>
      </div>
      <CardText>{description}</CardText>
      <ReadinessMeter level={readinessLevel} />
      <TagLinks tags={tags} to={(tag) => technologiesPath({ ...filters, tag })} limit={tagsShown} keepsPlace />
      <CardTools kind="technology" id={id} name={said} className={styles.tools}>
        <CompareButton kind="technology" id={id} name={said} />
      </CardTools>
    </RecordCard>
  );
}
