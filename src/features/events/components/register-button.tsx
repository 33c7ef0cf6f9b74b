import { lazy } from 'react';

import type { EventDetail } from '#contract/events.ts';
import { Button } from '#src/components/button.tsx';
import { useDialog } from '#src/hooks/use-dialog.tsx';

const load = () => import('./registration-dialog.tsx');
const RegistrationDialog = lazy(() => load().then((m) => ({ default: m.RegistrationDialog })));

/** Opens the registration dialog. */
export function RegisterButton({ event }: { event: EventDetail }) {
  const { trigger, dialog } = useDialog(load, (state) => <RegistrationDialog event={event} {...state} />);
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
