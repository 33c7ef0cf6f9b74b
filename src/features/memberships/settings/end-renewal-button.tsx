import { useState } from 'react';
import { Button } from '#src/components/button.tsx';

import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { formatDate } from '#src/lib/format.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useEndRenewal } from '../api.ts';

/** Ends the membership with the paid term, after a question. */
export function EndRenewalButton({ renewsAt }: { renewsAt: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useEndRenewal();
  const day = formatDate(renewsAt);
  return (
    <>
      <Button aria-haspopup="dialog" disabled={isPending} onClick={() => setAsking(true)}>
        End renewal
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Turn renewal off?"
          text={`Nothing more is charged. Your membership lasts until ${day}; then you have a free account, and you can choose a plan again, billed monthly or annually.`}
          submit="End renewal"
          keep="Keep renewing"
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            mutate(undefined, {
              onSuccess: () =>
                toast({ title: 'The renewal has ended', description: `Your membership lasts until ${day}.` }),
              onError: showRefusal,
            });
          }}
        />
      )}
    </>
  );
}
