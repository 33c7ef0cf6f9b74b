import { ReadOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { MakeOfflineButton } from '#src/features/desktop-settings/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { useTechnologies } from '../api.ts';
import { FeaturedTopics } from '../components/featured-topics.tsx';
import { TechnologyFilterPanel } from '../components/technology-filters.tsx';
import { TechnologyResults } from '../components/technology-results.tsx';
import { technologyFilters } from '../filters.ts';
import styles from './technologies-page.module.css';

/** /network/technologies. */
export function TechnologiesPage() {
  usePageTitle(staticPages[paths.technologies].title);
  const { filters, change, clear } = useUrlFilters(technologyFilters);
  const result = useTechnologies(filters);
  return (
    <Page>
      <PageHeader
        title="Technologies"
        subtitle="How they work, how ready they are, and what evidence there is."
        actions={
          <>
            <MakeOfflineButton />
            <ButtonLink kind="secondary" to={paths.researchHub}>
              <ReadOutlined aria-hidden="true" /> Research Hub
            </ButtonLink>
          </>
        }
      />
      <div className={styles.content}>
        <FeaturedTopics />
        <TechnologyFilterPanel filters={filters} change={change} />
        <TechnologyResults result={result} filters={filters} onClear={clear} />
      </div>
    </Page>
  );
}
