import { type ComponentType, useEffect, useState } from 'react';

import { useFirstInput } from '#src/hooks/use-first-input.ts';
import { useToasts } from '#src/stores/toasts.ts';

/**
 * The toasts. Most of them answer something that the user has done, so their code comes with the first press or key. When
 * it cannot be had, as without a network, the page goes on without, and it is asked for again with the next toast.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const mayTell = useFirstInput();
  const current = useToasts((state) => state.current?.id);
  const isWanted = mayTell || current !== undefined;
  useEffect(() => {
    if (!isWanted || Toaster) return;
    import('#src/components/toaster.tsx').then((module) => setToaster(() => module.Toaster)).catch(() => undefined);
  }, [isWanted, current, Toaster]);
  return Toaster && <Toaster />;
}
