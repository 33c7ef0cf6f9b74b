import { useEffect, useState } from 'react';

import { useLateCode } from '#src/hooks/use-late-code.ts';
import { afterFirstInput, lateCode } from '#src/lib/late-code.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { PlainToast } from './plain-toast.tsx';

const toaster = lateCode(async () => (await import('#src/components/toaster.tsx')).Toaster);

/** The toasts. Most of them answer something that the user has done, so their code comes with the first press or key. */
export function LateToaster() {
  const [mayTell, setMayTell] = useState(false);
  useEffect(() => afterFirstInput(() => setMayTell(true)), []);
  const current = useToasts((state) => state.current);
  const { code: Toaster, hasFailed } = useLateCode(toaster, mayTell || current !== null, current?.id);
  if (Toaster) return <Toaster />;
  return hasFailed && current?.open && <PlainToast {...current} />;
}
