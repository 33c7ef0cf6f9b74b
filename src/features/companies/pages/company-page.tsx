import { paths } from '#contract/kit/paths.ts';
import { OnceLoaded } from '#src/components/once-loaded.tsx';
import { RecordPage } from '#src/components/record-page.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { HoldNotice } from '#src/features/moderation/index.ts';
import { useListPath } from '#src/hooks/use-location-state.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { companyQuery, useStanding } from '../api.ts';
import { CompanyProfile } from '../components/company-profile.tsx';
import { CompanyMissing, CompanySkeleton, failureTitle } from '../components/company-stand-ins.tsx';

/** /network/companies/{id} (rule company-pages). */
export function CompanyPage() {
  const record = useRecord(companyQuery);
  const { data: standing, isLoading } = useStanding(record.id);
  const user = useCurrentUser();
  const from = useListPath(paths.companies);
  return (
    <RecordPage
      record={record}
      name="Company"
      titleOf={({ name }) => name}
      back={{ to: from, label: 'Back to Companies' }}
      missing={<CompanyMissing />}
      failureTitle={failureTitle}
      skeleton={<CompanySkeleton />}
    >
      {(company) => (
        // What its owner may add stands between other parts.
        <OnceLoaded
          key={company.id}
          isLoading={isLoading || (user.isLoading && user.isExpected)}
          skeleton={<CompanySkeleton />}
        >
          {company.hold && <HoldNotice hold={company.hold} />}
          <CompanyProfile company={company} standing={standing} />
        </OnceLoaded>
      )}
    </RecordPage>
  );
}
