import type { Company } from '#contract/companies.ts';
import { CardSkeletons, RecordColumns } from '#src/components/record-columns.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { RecordHistory } from '#src/features/changes/index.ts';
import { Investments } from '#src/features/company-investors/index.ts';
import { LateCompanyListings } from '#src/features/company-listings/index.ts';
import { useKnownPeople } from '#src/features/company-people/index.ts';
import { LinkedTechnologies } from '#src/features/company-technologies/index.ts';
import { MarketPanel } from '#src/features/insights/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import type { Standing } from '../api.ts';
import { AboutTab } from './about-tab.tsx';
import { CompanyFigures } from './company-figures.tsx';
import { CompanyHead } from './company-head.tsx';
import styles from './company-profile.module.css';
import { asideCards } from './company-stand-ins.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { TeamTab } from './team-tab.tsx';
import { TechnologiesTab } from './technologies-tab.tsx';

interface CompanyProfileProps {
  company: Company;
  standing: Standing | undefined;
}

/** A whole company (rule company-pages). */
export function CompanyProfile({ company, standing }: CompanyProfileProps) {
  const { id } = company;
  const canEdit = standing?.canEdit ?? false;
  // Whom a member knows there stands first; what comes after it would move.
  const { KnownPeople, isPending } = useKnownPeople(id);
  return (
    <article className={styles.profile}>
      <CompanyHead company={company} standing={standing} />
      <RecordColumns
        asideLabel="Figures"
        aside={
          isPending ? (
            <CardSkeletons heights={asideCards} />
          ) : (
            <>
              {KnownPeople && <KnownPeople companyId={id} />}
              <CompanyFigures company={company} />
              <Investments kind="company" id={id} />
              <LinkedTechnologies companyId={id} canEdit={canEdit} />
            </>
          )
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
              content: <LateCompanyListings companyId={id} canEdit={canEdit} />,
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
