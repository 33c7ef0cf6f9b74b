import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { introductionsQuery } from '../api.ts';
import { IntroductionList } from '../components/introduction-list.tsx';
import { QuotaBar } from '../components/quota-bar.tsx';

/** /network/introductions: requests sent and received with their states, and the remaining quota. */
export function IntroductionsPage() {
  usePageTitle(staticPages[paths.introductions].title);
  const { user } = useCurrentUser();
  return (
    <Page width="narrow">
      <PageHeader
        title="My Introductions"
        subtitle="Requests you sent, and requests to meet you."
        actions={
          <>
            {user?.role === 'admin' && (
              <ButtonLink to={paths.adminIntroductions} kind="secondary">
                Everybody’s
              </ButtonLink>
            )}
            <ButtonLink to={paths.warmIntro}>Request an introduction</ButtonLink>
          </>
        }
      />
      <QuotaBar />
      <Tabs
        label="Introductions"
        param="box"
        tabs={[
          {
            name: 'Sent',
            content: (
              <IntroductionList
                query={introductionsQuery('sent')}
                empty={{
                  title: 'No requests yet',
                  text: 'Find someone you would like to meet, and tell us why: we ask them for you.',
                  action: <ButtonLink to={paths.members}>Browse members</ButtonLink>,
                }}
              />
            ),
          },
          {
            name: 'Received',
            content: (
              <IntroductionList
                query={introductionsQuery('received')}
                empty={{
                  title: 'No one has asked to meet you yet',
                  text: 'When someone does, you can read their reason here and decide.',
                }}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
