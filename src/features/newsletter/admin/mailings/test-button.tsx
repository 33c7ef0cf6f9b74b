import { useMutation } from '@tanstack/react-query';

import { Button } from '#src/components/button.tsx';
import { refusalOf } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** Sends a mail to the admin's own address. */
export function TestButton({ send, isDisabled }: { send: () => Promise<{ to: string }>; isDisabled: boolean }) {
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ to }) => toast({ title: 'The test is on its way', description: `To ${to}.` }),
    onError: (error) => toast({ variant: 'destructive', title: 'No test was sent', description: refusalOf(error) }),
  });
  return (
    <Button disabled={isDisabled || isPending} onClick={() => mutate()}>
      Send me a test
    </Button>
  );
}
