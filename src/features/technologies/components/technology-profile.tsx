import { EditOutlined, MailOutlined } from '@ant-design/icons';
import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type Technology, technologyPath } from '#contract/technologies.ts';
import { Badge, Badges } from '#src/components/badge.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { RecordColumns } from '#src/components/record-columns.tsx';
import { RecordHero } from '#src/components/record-hero.tsx';
import { ShareButton } from '#src/components/share-button.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { RecordHistory } from '#src/features/changes/index.ts';
import { useMayEditTechnology } from '#src/features/companies/index.ts';
import { CompareButton } from '#src/features/comparisons/index.ts';
import { FollowRecordButton } from '#src/features/connections/index.ts';
import { EnquiryButton } from '#src/features/enquiries/index.ts';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { MarketPanel } from '#src/features/insights/index.ts';
import { IntroductionButton } from '#src/features/introductions/index.ts';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { AddToListButton } from '#src/features/lists/index.ts';
import { ReportButton } from '#src/features/moderation/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { AddToPipelineButton } from '#src/features/pipelines/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { statusTone } from '../status-tone.ts';
import { DevelopmentTab } from './development-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TechnicalTab } from './technical-tab.tsx';
import { TechnologyAside } from './technology-aside.tsx';
import styles from './technology-profile.module.css';

/** The toast after a message; if the technology has no owner, it says who answers (rule technology-contact). */
const contact = {
  developer: {
    title: 'Contact the technology developer',
    confirmation: {
      title: 'Message Sent',
      description: 'Your message has been sent to the technology developer.',
    },
  },
  team: {
    title: 'Ask our team about this technology',
    confirmation: {
      title: 'Message Sent',
      description: 'Your message has been sent to our team. No developer looks after this technology here yet.',
    },
  },
};

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
        <div className={styles.actions}>
          {mayEdit && (
            <ButtonLink to={pathTo(paths.technologyEdit, { id })}>
              <EditOutlined aria-hidden="true" /> Edit
            </ButtonLink>
          )}
          {/* An owner does not write to themselves and needs no introduction. */}
          {!isOwner && (
            <>
              <EnquiryButton
                kind="technology"
                id={id}
                {...(technology.hasDeveloper ? contact.developer : contact.team)}
                look={mayEdit ? 'secondary' : 'primary'}
                hasOrganization
              >
                <MailOutlined aria-hidden="true" /> Contact
              </EnquiryButton>
              <IntroductionButton target={{ kind: 'technology', id, title: name }} />
            </>
          )}
          <FollowRecordButton kind="technology" id={id} />
          <SaveButton kind="technology" id={id} />
          <AddToListButton kind="technology" id={id} name={name} />
          <AddToPipelineButton kind="technology" id={id} name={name} />
          <CompareButton kind="technology" id={id} name={name} />
          <ShareButton path={technologyPath(id)} />
          {!isOwner && <ReportButton kind="technology" id={id} isCompact />}
        </div>
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
