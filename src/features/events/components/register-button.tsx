import { lazy, Suspense, useState } from 'react';

import type { EventDetail } from '#contract/events.ts';
import { ActionButton } from './action-button.tsx';

const load = () => import('./registration-dialog.tsx');
const RegistrationDialog = lazy(() => load().then((m) => ({ default: m.RegistrationDialog })));

/** Opens the registration dialog, whose code comes when it is about to be needed. */
export function RegisterButton({ event }: { event: EventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const words = event.seats.isFull ? 'Join the waitlist' : 'Register';
  return (
    <>
      <ActionButton
        kind={event.callerStatus ? 'secondary' : 'primary'}
        isWide
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {event.callerStatus && !event.seats.isFull ? 'Register somebody else' : words}
      </ActionButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <RegistrationDialog event={event} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
