import { useNavigate, useParams } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Page } from '#src/components/page.tsx';
import { RecordMissing } from '#src/components/record-page.tsx';
import { MarketPanel } from '#src/features/insights/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { AreaCompanies } from '../components/area-companies.tsx';
import { AreaEvents } from '../components/area-events.tsx';
import { AreaListings } from '../components/area-listings.tsx';
import { ArticleGridSkeleton } from '../components/article-grid.tsx';
import { ArticleResults } from '../components/article-results.tsx';
import { FocusHero } from '../components/focus-hero.tsx';
import { FocusSection } from '../components/focus-section.tsx';
import { TopicFilter } from '../components/topic-filter.tsx';
import { useArea } from '../use-area.ts';
import styles from './focus-page.module.css';

/**
 * /focus/{slug} (rule article-lists): the media page of one focus area, with what else there is about it. Another
 * topic leads to the page of that area, All Topics to /media.
 */
export function FocusPage() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const { areas, area, isPending } = useArea(slug);
  usePageTitle(area?.title ?? (isPending ? 'Focus area' : 'Focus Area Not Found'));

  if (isPending) {
    return (
      <Page>
        <ArticleGridSkeleton />
      </Page>
    );
  }
  if (!area) {
    return (
      <Page>
        <RecordMissing name="Focus Area" to={paths.media} label="Back to Media" />
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.content}>
        <FocusHero area={area} />
        <TopicFilter
          areas={areas}
          chosen={area.slug}
          onChoose={(next) =>
            void navigate(next ? pathTo(paths.focusArea, { slug: next }) : paths.media, { preventScrollReset: true })
          }
        />
        <FocusSection title="Articles">
          <ArticleResults focusAreaId={area.id} headingLevel={3} isPlain />
        </FocusSection>
        <AreaEvents area={area} />
        <AreaCompanies area={area} />
        <AreaListings area={area} />
        <MarketPanel kind="focus-area" id={area.slug} />
      </div>
    </Page>
  );
}
