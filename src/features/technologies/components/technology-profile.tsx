import { sectorOf } from '#contract/focus-areas-sectors.ts';
import type { Technology } from '#contract/technologies.ts';
import { Badge, Badges } from '#src/components/badge.tsx';
import { RecordColumns } from '#src/components/record-columns.tsx';
import { RecordHero } from '#src/components/record-hero.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { RecordHistory } from '#src/features/changes/index.ts';
import { useMayEditTechnology } from '#src/features/companies/index.ts';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { MarketPanel } from '#src/features/insights/index.ts';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { statusTone } from '../status-tone.ts';
import { DevelopmentTab } from './development-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TechnicalTab } from './technical-tab.tsx';
import { TechnologyActions } from './technology-actions.tsx';
import { TechnologyAside } from './technology-aside.tsx';
import styles from './technology-profile.module.css';

/** A technology in full. */
export function TechnologyProfile({ technology }: { technology: Technology }) {
  const { id, name, description, focusArea, status, statusName } = technology;
  const { mayEdit = false, isOwner } = useMayEditTechnology(technology);
  return (
    <article className={styles.profile}>
      <RecordHero
        className={styles.hero}
        art={
          <FocusArt
            slug={sectorOf(focusArea.id).area ?? focusArea.id}
            words={[name, ...technology.tags, description]}
          />
        }
      >
        <Badges>
          <Badge tone={statusTone(status)}>{statusName}</Badge>
          <Badge tone="plain">{focusArea.title}</Badge>
          {technology.isListedForSale && <Badge tone="plain">For sale</Badge>}
          <KeptBadge kind="technology" id={id} />
        </Badges>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.lead}>{description}</p>
        <TechnologyActions technology={technology} mayEdit={mayEdit} isOwner={isOwner} />
      </RecordHero>
      <RecordColumns asideLabel="Status and developer" aside={<TechnologyAside technology={technology} />}>
        <Tabs
          label="About this technology"
          param="tab"
          tabs={[
            { name: 'Overview', content: <OverviewTab technology={technology} mayEdit={mayEdit} /> },
            { name: 'Technical Details', content: <TechnicalTab technology={technology} /> },
            { name: 'Development', content: <DevelopmentTab technology={technology} /> },
            { name: 'History', content: <RecordHistory kind="technology" id={id} />, isLazy: true },
          ]}
        />
      </RecordColumns>
      <RecordNotes kind="technology" id={id} />
      <MarketPanel kind="technology" id={String(id)} />
    </article>
  );
}
