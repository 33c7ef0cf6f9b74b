import type { ReactNode } from 'react';

import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RecordFailure } from '#src/components/record-page.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { companyQuery, useStanding } from '../api.ts';
import { CompanyMissing, failureTitle } from './company-stand-ins.tsx';

interface CompanyEditorProps {
  /** Title of the page, to which the company's name is added. */
  title: string;
  subtitle: string;
  /** Whom the form is for; it is drawn once it is known that they may. */
  audience: 'owner' | 'claimant';
  children: (company: Company) => ReactNode;
}

/** The frame of a form about a company: loads it, and shows a message to users who cannot edit it. */
export function CompanyEditor({ title, subtitle, audience, children }: CompanyEditorProps) {
  const { id, ...company } = useRecord(companyQuery);
  const standing = useStanding(id);
  const error = company.error ?? (standing.data ? null : standing.error);
  usePageTitle(company.data ? `${title}: ${company.data.name}` : title);

  if (company.isMissing || isNotFound(error)) {
    return (
      <Page>
        <CompanyMissing />
      </Page>
    );
  }
  if (error) {
    return (
      <Page width="narrow">
        <RecordFailure
          record={{
            isFetching: company.isFetching || standing.isFetching,
            refetch: () => Promise.all([company.refetch(), standing.refetch()]),
          }}
          name="Company"
          title={failureTitle}
        />
      </Page>
    );
  }
  // A cached record may be an old edition: a form starts with a fresh one.
  if (!company.data || !company.isFresh || !standing.data) return <Spinner page label="Loading company" />;
  const refusal = refusalOf(audience, company.data, standing.data);
  const path = pathTo(paths.company, { id });
  return (
    <Page width="narrow">
      <PageHeader
        before={<BackLink to={path}>{`Back to ${company.data.name}`}</BackLink>}
        title={title}
        subtitle={subtitle}
      />
      {refusal ? (
        <MessagePanel {...refusal} action={<ButtonLink to={path}>Back to the company</ButtonLink>} />
      ) : (
        children(company.data)
      )}
    </Page>
  );
}

function refusalOf(
  audience: 'owner' | 'claimant',
  company: Company,
  standing: { canEdit: boolean; hasPendingClaim: boolean },
): { title: string; text: string } | null {
  if (audience === 'owner') {
    if (standing.canEdit) return null;
    return { title: 'This is not your company', text: 'Only the owner of a company can change its profile.' };
  }
  if (company.isClaimed) {
    return { title: 'This company has been claimed', text: 'Someone already manages its profile.' };
  }
  if (standing.hasPendingClaim) {
    return { title: 'Your claim is waiting for a decision', text: 'We will tell you as soon as it has been decided.' };
  }
  return null;
}
