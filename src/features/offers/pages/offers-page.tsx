import { roleOf } from '#contract/kit/access.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { gives } from '#contract/memberships-plans.ts';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { PlanNote } from '#src/components/plan-note.tsx';
import { Stack } from '#src/components/stack.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { OfferList } from '../components/offer-list.tsx';
import { RedeemedList } from '../components/redeemed-list.tsx';

const added = [
  'What each offer gives, and its terms',
  'The codes and links, which stay yours when an offer has ended',
  'With annual billing, offers for annual members only',
];

/** /offers: what partners and the parent organization give to members (rule offers). */
export function OffersPage() {
  usePageTitle(staticPages[paths.offers].title);
  const { user } = useCurrentUser();
  const { parentOrganization } = useSite();
  const hasPlan = gives('offers', roleOf(user)) > 0;
  return (
    <Page width="narrow">
      <PageHeader
        title="Offers"
        subtitle={`What ${parentOrganization} and our partners give to Professional members.`}
      />
      <Tabs
        label="Offers"
        param="list"
        tabs={[
          {
            name: 'Open',
            content: (
              <Stack gap={24}>
                {!hasPlan && (
                  <PlanNote
                    title="Offers are part of the Professional plan"
                    text="On the Free plan you see who offers what. The Professional plan adds:"
                    added={added}
                  />
                )}
                <OfferList />
              </Stack>
            ),
          },
          { name: 'Redeemed', content: <RedeemedList /> },
        ]}
      />
    </Page>
  );
}
