import { useEffect } from 'react';

import { toast } from '#src/stores/toasts.ts';

/** Tells the user that the code of what they opened cannot be had, and closes it, so that they can try again. */
export function useClosedIfMissing(isMissing: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isMissing) return;
    toast({
      variant: 'destructive',
      title: 'This cannot be opened now',
      description: 'Check your connection and try again.',
    });
    onClose();
  }, [isMissing, onClose]);
}
