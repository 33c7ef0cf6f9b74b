import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useMailedToken } from '#src/hooks/use-mailed-secrets.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { MissingLinkPanel } from './missing-link-panel.tsx';
import { StepButton, StepPanel } from './step-panel.tsx';

interface UnsubscribePanelProps {
  /** Unsubscribes by an email's token. */
  end: (token: string) => Promise<unknown>;
  onEnded?: () => void;
  question: { title: string; text: string };
  done: { title: string; text: string };
  /** Help for a link whose token is no longer valid. */
  help: ReactNode;
  /** The toast's title if unsubscribing fails. */
  failure: string;
  /** The next page to offer. */
  back: ReactNode;
}

/**
 * The page of an unsubscribe link (`#token=…`): one click unsubscribes. Opening the page does not, because mail
 * programs and virus scanners open links.
 */
export function UnsubscribePanel({ end, onEnded, question, done, help, failure, back }: UnsubscribePanelProps) {
  const token = useMailedToken();
  const { mutate, status, error } = useMutation({
    mutationFn: end,
    ...(onEnded && { onSuccess: onEnded }),
    onError: (problem) =>
      isNotFound(problem) || toast({ variant: 'destructive', title: 'Unsubscribing failed', description: failure }),
  });
  if (token === undefined) return <MissingLinkPanel actions={back} />;
  if (isNotFound(error)) {
    return <StepPanel mark="warning" title="This link has expired" text={help} actions={back} />;
  }
  if (status === 'success') return <StepPanel mark="done" {...done} actions={back} />;
  return (
    <StepPanel
      mark="mail"
      {...question}
      actions={
        <StepButton disabled={status === 'pending'} onClick={() => mutate(token)}>
          {status === 'pending' ? 'Unsubscribing...' : 'Unsubscribe'}
        </StepButton>
      }
    />
  );
}
