import type { OfflineResult } from '#contract/desktop/settings.ts';
import { toast } from '#src/stores/toasts.ts';
import { useMakeOffline } from './api.ts';

/** What is fetched ahead. */
export const offlineMakerText = 'The first 200 members, companies, technologies and listings, each with its own page.';

const reasons: Record<Extract<OfflineResult, { kind: 'stopped' }>['reason'], string> = {
  'signed-out': 'Sign in first: saved items belong to your account.',
  unreachable: 'The server stopped answering. Everything received so far is kept.',
  busy: 'Something else is being made available already.',
};

function tell(result: OfflineResult): void {
  if (result.kind === 'stopped') {
    toast({ title: 'Not available offline', description: reasons[result.reason], variant: 'destructive' });
    return;
  }
  const failed = result.failed > 0 ? ` ${result.failed} could not be fetched.` : '';
  toast({ title: 'Available offline', description: `Directory: ${result.answers} answers kept.${failed}` });
}

/** Fetches the directory ahead, with progress and result. Desktop app only. */
export function useOfflineMaker() {
  const { mutate, isPending, progress } = useMakeOffline();
  const known = isPending ? progress : null;
  return {
    isRunning: isPending,
    /** How far it is, in words; `null` where nothing is fetched. */
    progress: known ? `Fetched ${known.done} of ${known.known} so far…` : isPending ? 'Beginning…' : null,
    start: () => {
      if (!isPending) mutate(undefined, { onSuccess: tell });
    },
  };
}
