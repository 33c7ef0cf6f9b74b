import { BankOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { type Claim, claimStatuses, decideClaim, exportClaims, listClaims } from '#contract/companies-claims.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Link } from '#src/components/link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { ReasonDialog } from '#src/components/reason-dialog.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { call } from '#src/lib/api-client.ts';
import { formatAge } from '#src/lib/format.ts';
import { useClaims } from './api.ts';

const statusNames: Record<Claim['status'], string> = {
  pending: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
};

/** The status to show: pending claims unless the address names another status, all for `all`. */
function statusOf(given: string | null): Claim['status'] | undefined {
  return given === 'all' ? undefined : (claimStatuses.find((name) => name === given) ?? 'pending');
}

/** /admin/claims: claims of companies, with role and proof. */
export function ClaimsPage() {
  const [search, setSearch] = useSearchParams();
  const status = statusOf(search.get('status'));
  const result = useClaims(status);
  const [declining, setDeclining] = useState<number>();
  const approve = useAdminAction(listClaims.path, 'The claim is approved', (id: number) =>
    call(decideClaim, { params: { id: String(id) }, body: { decision: 'approve' } }),
  );
  const decline = useAdminAction(
    listClaims.path,
    'The claim is declined',
    ({ id, reason }: { id: number; reason: string }) =>
      call(decideClaim, { params: { id: String(id) }, body: { decision: 'decline', reason } }),
  );
  return (
    <div className={styles.page}>
      <AdminHead
        title="Company claims"
        filters={
          <>
            <FilterSelect
              label="Status"
              all="All claims"
              value={status ?? ''}
              choices={claimStatuses.map((value) => ({ value, label: statusNames[value] }))}
              onChange={(value) => setSearch({ status: value || 'all' })}
            />
          </>
        }
      >
        <ExportButton endpoint={exportClaims} filters={{ ...(status && { status }) }} />
      </AdminHead>
      <PagedResults
        result={result}
        noun="claims"
        skeleton={<RowsSkeleton />}
        empty={
          status === 'pending' ? (
            <MessagePanel
              art={<BankOutlined />}
              title="No claims are waiting"
              text="New claims to companies appear here."
            />
          ) : (
            <MessagePanel art={<BankOutlined />} title="No claims" text="No claims have this status." />
          )
        }
      >
        {(claims) => (
          <div>
            {claims.map((claim) => (
              <article key={claim.id} className={styles.card}>
                <div className={styles.line}>
                  <h2 className={styles.subject}>
                    <Link to={pathTo(paths.company, { id: claim.companyId })}>{claim.companyName}</Link>
                  </h2>
                  <time dateTime={claim.createdAt} className={styles.time}>
                    {formatAge(claim.createdAt)}
                  </time>
                </div>
                <p>
                  <MemberLink member={claim.claimant} />, {claim.role}, {claim.workEmail}{' '}
                  {!claim.claimant.isEmailConfirmed && <Badge tone="warning">Email not confirmed</Badge>}
                </p>
                <p className={styles.text}>{claim.proof}</p>
                {claim.link && (
                  <p>
                    <a href={claim.link} target="_blank" rel="noopener noreferrer nofollow">
                      {claim.link}
                    </a>
                  </p>
                )}
                {claim.status === 'pending' ? (
                  <div className={styles.actions}>
                    <ConfirmButton
                      label="Approve"
                      name={`Approve the claim to ${claim.companyName} by ${claim.claimant.name}`}
                      question={{
                        title: `Give ${claim.companyName} to ${claim.claimant.name}?`,
                        text: 'They manage its page from now on. Other claims to this company are declined, and everyone is notified. You cannot undo this here.',
                        submit: 'Approve claim',
                      }}
                      isPrimary
                      isLarge
                      isDisabled={approve.isPending}
                      onConfirm={() => approve.mutate(claim.id)}
                    />
                    <Button onClick={() => setDeclining(claim.id)}>Decline</Button>
                  </div>
                ) : (
                  <p>
                    <Badge tone={claim.status === 'approved' ? 'primary' : 'plain'}>{statusNames[claim.status]}</Badge>{' '}
                    {claim.reason}
                  </p>
                )}
              </article>
            ))}
          </div>
        )}
      </PagedResults>
      {declining !== undefined && (
        <ReasonDialog
          title="Decline this claim"
          hint="The member sees it."
          submit="Decline"
          isBusy={decline.isPending}
          onClose={() => setDeclining(undefined)}
          onSubmit={(reason) => decline.mutate({ id: declining, reason }, { onSuccess: () => setDeclining(undefined) })}
        />
      )}
    </div>
  );
}
