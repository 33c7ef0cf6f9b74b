import { zodResolver } from '@hookform/resolvers/zod';

import { type AdminOffer, importCodes, listAdminOffers } from '#contract/offers-admin.ts';
import { codeBounds } from '#contract/offers-codes.ts';
import { Button } from '#src/components/button.tsx';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Section } from '#src/components/section.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useLeaveWarning } from '#src/hooks/use-leave-warning.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { formatNumber } from '#src/lib/format.ts';
import { useOfferRefresh } from './api.ts';
import styles from './codes-section.module.css';

interface CodesSectionProps {
  offer: AdminOffer;
  onImported: (offer: AdminOffer) => void;
}

/**
 * The codes of an offer: how many are left, and the field to import more. Codes are secrets, so that they are neither
 * shown again nor kept in this browser.
 */
export function CodesSection({ offer, onImported }: CodesSectionProps) {
  const { codeKind, codes } = offer;
  const isOwn = codeKind === 'own';
  const refresh = useOfferRefresh();
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(importCodes.body),
    defaultValues: { codes: '' },
  });
  const { blocker } = useLeaveWarning(formState.isDirty);
  const take = useAdminAction(
    listAdminOffers.path,
    isOwn ? 'The codes are imported' : 'The code is saved',
    async (body: { codes: string }) => {
      const { offer: after } = await call(importCodes, { params: { id: String(offer.id) }, body });
      refresh(after);
      onImported(after);
    },
  );
  const submit = handleSubmit((body) =>
    take.mutate(body, {
      onSuccess: () => reset(),
      onError(error) {
        const message = error instanceof ApiError ? error.body?.fields?.codes : undefined;
        if (message) setError('codes', { message }, { shouldFocus: true });
      },
    }),
  );
  return (
    <div className={styles.frame}>
      <Section title={isOwn ? 'Codes' : 'Code'} text={isOwn ? leftInWords(codes) : setInWords(codes)}>
        <form noValidate aria-label="Codes" className={styles.form} onSubmit={submit}>
          {isOwn ? (
            <TextField
              control={control}
              name="codes"
              label="Codes to Import"
              rows={6}
              hint={`One in each line, up to ${formatNumber(codeBounds.atOnce)} at a time. They are given in this order and not shown again.`}
            />
          ) : (
            <TextField
              control={control}
              name="codes"
              label={codes.hasShared ? 'Another Code' : 'Code for All Members'}
              hint={codes.hasShared ? 'Members who have redeemed the offer see it in place of the former.' : undefined}
            />
          )}
          <Button type="submit" disabled={take.isPending}>
            {isOwn ? 'Import codes' : 'Save code'}
          </Button>
        </form>
      </Section>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Leave without importing?"
          text="What you have typed as codes is not saved. Codes are not kept in this browser."
          submit="Leave"
          keep="Stay"
          isDanger
          onSubmit={() => blocker.proceed()}
          onClose={() => blocker.reset()}
        />
      )}
    </div>
  );
}

function leftInWords({ imported, left }: AdminOffer['codes']): string {
  if (imported === 0) return 'No codes yet. The offer can be published as soon as there are some.';
  return `${formatNumber(left)} of ${formatNumber(imported)} left. Each member gets a code of their own.`;
}

function setInWords({ hasShared }: AdminOffer['codes']): string {
  return hasShared
    ? 'The code is saved. It is shown only to members who redeem the offer.'
    : 'No code yet. The offer can be published as soon as there is one.';
}
