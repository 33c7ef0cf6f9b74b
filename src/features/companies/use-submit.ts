import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';

import { currentUserQuery } from '#src/features/accounts/index.ts';
import type { FormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { fieldOf } from '#src/lib/form-resolver.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';

interface SubmitOptions<Values extends FieldValues, Body, Answer> {
  setError: UseFormSetError<Values>;
  draft: FormDraft<Values>;
  send: (body: Body) => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
  /** The toast of a failure that names no reason. */
  failure: { title: string; description: string };
  /** Text fields that contain a list. */
  texts?: readonly string[];
}

/**
 * The submit action of a form for members. Whatever goes wrong, the form keeps the typed text: a
 * failure leaves one on it, and whoever must sign in first comes back to it.
 */
export function useSubmit<Values extends FieldValues, Body, Answer>({
  setError,
  draft,
  send,
  onDone,
  failure,
  texts = [],
}: SubmitOptions<Values, Body, Answer>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const askToSignIn = () => {
    draft.flush();
    toast({ title: 'Please sign in', description: 'Sign in to continue. What you typed is kept.' });
    void navigate(signInPath(pathname));
  };

  const submit = async (body: Body) => {
    // This tab knows no session, but another one may have signed in.
    const known = client.getQueryData(currentUserQuery.queryKey);
    const user = known ?? (await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null));
    if (!user) {
      askToSignIn();
      return;
    }
    try {
      const answer = await send(body);
      draft.clear();
      await onDone(answer);
    } catch (error) {
      if (isSignedOut(error)) {
        client.setQueryData(currentUserQuery.queryKey, null);
        askToSignIn();
        return;
      }
      const found = error instanceof ApiError ? Object.entries(error.body?.fields ?? {}) : [];
      for (const [path, message] of found) {
        setError(fieldOf(path.split('.'), texts) as FieldPath<Values>, { type: 'server', message });
      }
      const isTold = error instanceof ApiError && (error.status === 403 || error.status === 409) && error.body;
      toast({
        variant: 'destructive',
        title: failure.title,
        description: isTold ? isTold.message : failure.description,
      });
    }
  };

  return {
    isSending,
    submit: async (body: Body) => {
      // A second press while the first is under way would do everything twice.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setSending(true);
      try {
        await submit(body);
      } finally {
        isUnderWay.current = false;
        setSending(false);
      }
    },
  };
}
