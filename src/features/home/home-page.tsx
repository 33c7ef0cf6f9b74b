import { paths, staticPages } from '#contract/kit/paths.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ArticlesSection } from './articles-section.tsx';
import { EventsSection } from './events-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { FocusAreasSection } from './focus-areas-section.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { JoinSection } from './join-section.tsx';
import { PartnersSection } from './partners-section.tsx';

/** Home (rule home): drawn without Ant Design, which would be half of the first load. */
export function HomePage() {
  usePageTitle(staticPages[paths.home].title);
  return (
    <div className={styles.home}>
      <Hero />
      <FeaturesSection />
      <FocusAreasSection />
      <ArticlesSection />
      <EventsSection />
      <JoinSection />
      <PartnersSection />
    </div>
  );
}
