import { useMutation, useQueryClient } from '@tanstack/react-query';

import { sendConfirmation } from '#contract/accounts-settings.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { currentUserQuery } from '../current-user.ts';
import styles from './send-confirmation.module.css';

/** Mails the link that confirms the address of the current account again. */
export function SendConfirmation({ email }: { email: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sendConfirmation, {}),
    onSuccess: () => toast({ title: 'Check your inbox', description: `We sent the link to ${email}.` }),
    onError(error) {
      // The address may have been confirmed since, perhaps in another window; the page then shows it.
      void client.invalidateQueries(currentUserQuery);
      const isTold = error instanceof ApiError && [409, 429].includes(error.status);
      toast({
        variant: 'destructive',
        title: 'The link was not sent',
        description: (isTold && error.body?.message) || 'Please try again in a moment.',
      });
    },
  });
  return (
    <button type="button" className={styles.send} disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Sending...' : 'Send the link again'}
    </button>
  );
}
