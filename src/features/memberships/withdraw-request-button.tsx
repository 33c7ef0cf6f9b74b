import { useState } from 'react';
import type { MembershipRequest } from '#contract/memberships.ts';
import { Button } from '#src/components/button.tsx';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useWithdrawRequest } from './api.ts';

/** Withdraws a request for the Professional plan, after a question. */
export function WithdrawRequestButton({ request }: { request: Pick<MembershipRequest, 'id'> }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdrawRequest();
  return (
    <>
      <Button aria-haspopup="dialog" disabled={isPending} onClick={() => setAsking(true)}>
        Withdraw request
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Withdraw your request?"
          text="You have not been charged, and you will not be. You can choose a plan again at any time."
          submit="Withdraw request"
          keep="Keep it"
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            mutate(request.id, {
              onSuccess: () => toast({ title: 'Request withdrawn', description: 'Nothing is charged.' }),
              onError: showRefusal,
            });
          }}
        />
      )}
    </>
  );
}
