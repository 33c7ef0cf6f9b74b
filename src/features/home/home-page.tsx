import { paths, staticPages } from '#contract/kit/paths.ts';
import { lateSection } from '#src/components/late-section.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ArticlesSection } from './articles-section.tsx';
import { EventsSection } from './events-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { FocusAreasSection } from './focus-areas-section.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { JoinSection } from './join-section.tsx';
import { NetworkSection } from './network-section.tsx';
import { PartnersSection } from './partners-section.tsx';

// Visitors do not need it.
const MemberHome = lateSection(async () => (await import('./member/member-home.tsx')).MemberHome, {
  title: 'Your home could not be loaded',
  fallback: <div className={styles.room} />,
});

/** Home: for visitors what CARDI is (rule home), for members what is new for them (rule member-home). */
export function HomePage() {
  usePageTitle(staticPages[paths.home].title);
  const { isExpected } = useCurrentUser();
  return isExpected ? <MemberHome /> : <VisitorHome />;
}

/** Drawn without Ant Design, which would be half of the first load. */
function VisitorHome() {
  return (
    <div className={styles.home}>
      <Hero />
      <FeaturesSection />
      <NetworkSection />
      <FocusAreasSection />
      <ArticlesSection />
      <EventsSection />
      <JoinSection />
      <PartnersSection />
    </div>
  );
}
