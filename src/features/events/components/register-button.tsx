import type { EventDetail } from '#contract/events.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useDialog } from '#src/hooks/use-dialog.tsx';

const RegistrationDialog = lateDialog(async () => (await import('./registration-dialog.tsx')).RegistrationDialog);

/** Opens the registration dialog. */
export function RegisterButton({ event }: { event: EventDetail }) {
  const { trigger, dialog } = useDialog(RegistrationDialog, (state) => <RegistrationDialog event={event} {...state} />);
  const words = event.seats.isFull ? 'Join the waitlist' : 'Register';
  return (
    <>
      <Button {...trigger} kind={event.callerStatus ? 'secondary' : 'primary'}>
        {event.callerStatus && !event.seats.isFull ? 'Register someone else' : words}
      </Button>
      {dialog}
    </>
  );
}
