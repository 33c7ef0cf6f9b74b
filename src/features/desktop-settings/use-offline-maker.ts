import type { OfflineResult, OfflineScope } from '#contract/desktop/settings.ts';
import { toast } from '#src/stores/toasts.ts';
import { useMakeOffline } from './api.ts';

/** The things that can be fetched ahead, with their labels. */
export const offlineScopeTexts: Record<OfflineScope, { title: string; text: string }> = {
  directory: {
    title: 'Directory',
    text: 'The first 200 members, companies, technologies and listings, each with its own page.',
  },
};

const reasons: Record<Extract<OfflineResult, { kind: 'stopped' }>['reason'], string> = {
  'signed-out': 'Sign in first: saved items belong to your account.',
  unreachable: 'The server stopped answering. Everything received so far is kept.',
  busy: 'Something else is being made available already.',
};

function tell(scope: OfflineScope, result: OfflineResult): void {
  if (result.kind === 'stopped') {
    toast({ title: 'Not available offline', description: reasons[result.reason], variant: 'destructive' });
    return;
  }
  const failed = result.failed > 0 ? ` ${result.failed} could not be fetched.` : '';
  const { title } = offlineScopeTexts[scope];
  toast({ title: 'Available offline', description: `${title}: ${result.answers} answers kept.${failed}` });
}

/** Prefetches one scope at a time, with its progress and result. Desktop app only. */
export function useOfflineMaker() {
  const { mutate, isPending, variables, progress } = useMakeOffline();
  return {
    isBusy: isPending,
    start: (scope: OfflineScope) => {
      if (!isPending) mutate(scope, { onSuccess: (result) => tell(scope, result) });
    },
    of: (scope: OfflineScope) => {
      const isRunning = isPending && variables === scope;
      const known = isRunning && progress?.scope === scope ? progress : null;
      return {
        isRunning,
        progress: known ? `Fetched ${known.done} of ${known.known} so far…` : isRunning ? 'Beginning…' : null,
      };
    },
  };
}
export type OfflineMaker = ReturnType<typeof useOfflineMaker>;
