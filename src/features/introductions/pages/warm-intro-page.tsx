import { useState } from 'react';
import { introductionTargetKinds } from '#contract/introductions.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { RequestCard } from '../components/request-card.tsx';
import { ServiceFacts } from '../components/service-facts.tsx';
import { SubmittedPanel } from '../components/submitted-panel.tsx';
import { splitTarget } from '../request-form.ts';
import styles from './warm-intro-page.module.css';

/** /network/warm-intro (rule introduction-requests): the service, its prices, and the request. */
export function WarmIntroPage() {
  usePageTitle(staticPages[paths.warmIntro].title);
  const { user, isExpected } = useCurrentUser();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<'requested' | 'awaiting-membership' | null>(null);
  const asked = introductionTargetKinds
    .map((kind) => `${kind}:${search.get(kind) ?? ''}`)
    .find((key) => splitTarget(key) !== null);
  return (
    <Page>
      <PageHeader
        before={<BackLink to={paths.network}>Back to Network</BackLink>}
        title="Warm Introductions"
        subtitle="Tell us who you would like to meet and why. We ask them, and introduce you once you both agree."
        actions={
          isExpected && (
            <ButtonLink to={paths.introductions} kind="secondary">
              My introductions
            </ButtonLink>
          )
        }
      />
      <div className={styles.columns}>
        {sent ? (
          <SubmittedPanel status={sent} isSignedIn={user !== null} onAnother={() => setSent(null)} />
        ) : (
          <RequestCard key={asked} target={asked ?? ''} onSent={setSent} />
        )}
        <ServiceFacts />
      </div>
    </Page>
  );
}
