import { EnvironmentOutlined, GlobalOutlined, MailOutlined, SafetyCertificateFilled } from '@ant-design/icons';
import { type Company, companySizes } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge, Badges } from '#src/components/badge.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { RecordColumns } from '#src/components/record-columns.tsx';
import { ShareButton } from '#src/components/share-button.tsx';
import { Stack } from '#src/components/stack.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { RecordHistory } from '#src/features/changes/index.ts';
import { Investments } from '#src/features/company-investors/index.ts';
import { CompanyListings } from '#src/features/company-listings/index.ts';
import { KnownPeople } from '#src/features/company-people/index.ts';
import { LinkedTechnologies } from '#src/features/company-technologies/index.ts';
import { CompareButton } from '#src/features/comparisons/index.ts';
import { FollowRecordButton } from '#src/features/connections/index.ts';
import { EnquiryButton } from '#src/features/enquiries/index.ts';
import { MarketPanel } from '#src/features/insights/index.ts';
import { KeepOfflineButton, KeptBadge } from '#src/features/kept-collections/index.ts';
import { AddToListButton } from '#src/features/lists/index.ts';
import { raisingOf } from '#src/features/match-profiles/index.ts';
import { ReportButton } from '#src/features/moderation/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { AddToPipelineButton } from '#src/features/pipelines/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { AboutTab } from './about-tab.tsx';
import { CompanyFigures } from './company-figures.tsx';
import styles from './company-profile.module.css';
import { OwnerActions } from './owner-actions.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { TeamTab } from './team-tab.tsx';
import { TechnologiesTab } from './technologies-tab.tsx';

interface CompanyProfileProps {
  company: Company;
  standing: { isOwner: boolean; canEdit: boolean; hasPendingClaim: boolean } | undefined;
}

/** A whole company (rule company-pages). */
export function CompanyProfile({ company, standing }: CompanyProfileProps) {
  const { id, name, description, websiteUrl, focusArea, isVerified } = company;
  const canEdit = standing?.canEdit ?? false;
  const raising = company.matchProfile && raisingOf(company.matchProfile);
  return (
    <article className={styles.profile}>
      <header className={styles.header}>
        <Monogram name={name} imageUrl={company.logoUrl} size="large" />
        <Stack gap={12}>
          <Badges>
            <Badge>{focusArea.title}</Badge>
            {isVerified && (
              <Badge tone="info" icon={<SafetyCertificateFilled aria-hidden="true" />}>
                Verified
              </Badge>
            )}
            {raising && <Badge tone="info">{raising}</Badge>}
            {standing?.isOwner && <Badge tone="plain">Your company</Badge>}
            <KeptBadge kind="company" id={id} />
          </Badges>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.lead}>{description}</p>
          <p className={styles.facts}>
            <span>
              <EnvironmentOutlined aria-label="Location:" /> {company.location}
            </span>
            <span>Founded {company.foundedYear}</span>
            <span>{companySizes[company.size]}</span>
            {websiteUrl && (
              <a href={websiteUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
                <GlobalOutlined aria-hidden="true" /> {URL.parse(websiteUrl)?.hostname.replace(/^www\./, '')}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            )}
          </p>
          <div className={styles.actions}>
            {!standing?.isOwner && (
              <EnquiryButton kind="company" id={id} title={`Contact ${name}`} hasOrganization>
                <MailOutlined aria-hidden="true" /> Contact
              </EnquiryButton>
            )}
            <FollowRecordButton kind="company" id={id} />
            <SaveButton kind="company" id={id} />
            <AddToListButton kind="company" id={id} name={name} />
            <AddToPipelineButton kind="company" id={id} name={name} />
            <CompareButton kind="company" id={id} name={name} />
            <KeepOfflineButton source={{ kind: 'company', id }} title={name} page={pathTo(paths.company, { id })} />
            <ShareButton path={pathTo(paths.company, { id })} />
            {!standing?.isOwner && <ReportButton kind="company" id={id} />}
          </div>
        </Stack>
      </header>
      <OwnerActions company={company} standing={standing} />
      <RecordColumns
        asideLabel="Figures"
        aside={
          <>
            <KnownPeople companyId={id} />
            <CompanyFigures company={company} />
            <Investments kind="company" id={id} />
            <LinkedTechnologies companyId={id} canEdit={canEdit} />
          </>
        }
      >
        <Tabs
          label="About this company"
          param="tab"
          tabs={[
            { name: 'About', content: <AboutTab company={company} canEdit={canEdit} /> },
            { name: 'Technologies', content: <TechnologiesTab company={company} canEdit={canEdit} /> },
            { name: 'Team', content: <TeamTab company={company} canEdit={canEdit} /> },
            {
              name: 'Listings',
              content: <CompanyListings companyId={id} canEdit={standing?.canEdit ?? false} />,
              isLazy: true,
            },
            { name: 'History', content: <RecordHistory kind="company" id={id} />, isLazy: true },
          ]}
        />
      </RecordColumns>
      <RelatedArticles id={String(id)} />
      <RecordNotes kind="company" id={id} />
      <MarketPanel kind="company" id={String(id)} />
    </article>
  );
}
