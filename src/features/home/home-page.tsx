import { lazy, Suspense } from 'react';
import { paths, staticPages } from '#contract/kit/paths.ts';
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
const MemberHome = lazy(() => import('./member/member-home.tsx').then((m) => ({ default: m.MemberHome })));

/** Home: for visitors what CARDI is (rule home), for members what is new for them (rule member-home). */
export function HomePage() {
  usePageTitle(staticPages[paths.home].title);
  const { isExpected } = useCurrentUser();
  if (!isExpected) return <VisitorHome />;
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <MemberHome />
    </Suspense>
  );
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
