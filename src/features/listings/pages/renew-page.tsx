import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { getListing, listingTerm } from '#contract/listings.ts';
import { listOwnListings, renewByLink } from '#contract/listings-own.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MissingLinkPanel } from '#src/components/missing-link-panel.tsx';
import { StepPanel } from '#src/components/step-panel.tsx';
import { useMailedToken } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { formatDate } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';

const toListings = <ButtonLink to={paths.ownListings}>My listings</ButtonLink>;

/**
 * /network/listings/renew#token=…: where a reminder leads. Renewing takes a click, not opening the page:
 * mail programs and virus scanners open links on their own.
 */
export function RenewListingPage() {
  usePageTitle(staticPages[paths.listingRenew].title);
  const token = useMailedToken();
  const client = useQueryClient();
  const { mutate, status, data, error } = useMutation({
    mutationFn: (value: string) => call(renewByLink, { body: { token: value } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listOwnListings.path] });
      void client.invalidateQueries({ queryKey: [getListing.path] });
    },
    onError: (failure) =>
      refusalOf(failure) ||
      toast({
        variant: 'destructive',
        title: 'Renewal failed',
        description: 'There was a problem renewing your listing. Please try again.',
      }),
  });

  if (token === undefined) return <MissingLinkPanel actions={toListings} />;
  const refusal = refusalOf(error);
  if (refusal) {
    return <StepPanel mark="warning" title="This link cannot renew a listing" text={refusal} actions={toListings} />;
  }
  if (data) {
    return (
      <StepPanel
        mark="done"
        title="Your listing is renewed"
        text={`"${data.title}" is listed until ${formatDate(data.expiresAt)}.`}
        actions={<ButtonLink to={pathTo(paths.listing, { id: data.id })}>View listing</ButtonLink>}
      />
    );
  }
  return (
    <StepPanel
      mark="mail"
      title="Renew your listing?"
      text={`Renew it with one click to keep it in the Green Market for another ${listingTerm.days} days from today.`}
      actions={
        <Button kind="primary" disabled={status === 'pending'} onClick={() => mutate(token)}>
          {status === 'pending' ? 'Renewing...' : 'Renew listing'}
        </Button>
      }
    />
  );
}

/** The message about a problem with the link or the listing; `undefined` for temporary failures. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !error.body || error.status >= 500 || error.status === 429) return undefined;
  if (error.status === 404) return 'It is from an older email, or incomplete. Please use the newest one.';
  return error.body.fields?.token ?? error.body.message;
}
