import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ContentStanding, ContentState } from '#contract/content.ts';
import { serverFailed } from '#src/components/retry-panel.tsx';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import type { FormDraft } from '#src/hooks/use-form-draft.ts';
import { useLeaveWarning } from '#src/hooks/use-leave-warning.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { takeSaved } from '#src/lib/mark-saved.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';

/** The edition that an editor was opened with, or has saved. */
export interface EditionHead {
  id: number;
  version: number;
  standing: ContentStanding;
  path: string;
  readTime: number;
}

interface ContentEditorOptions<Values extends FieldValues, Parsed, Edition extends EditionHead> {
  form: UseFormReturn<Values, unknown, Parsed>;
  draft: FormDraft<Values>;
  edition: Edition | null;
  /** Path of the list's call: its answers have changed after a change. */
  queryPath: string;
  /** The path of the editors of existing records. */
  path: string;
  /** Sends the entries with the `version` of the edition they are based on, or `null` for a new record. */
  send: (parsed: Parsed, state: ContentState, base: { id: number; version: number } | null) => Promise<Edition>;
  /** The newest edition's version. */
  newest: (id: number) => Promise<number>;
  /** The stored record as the form's values. */
  valuesOf: (edition: Edition) => Values;
  /** The key of an edition's draft. */
  draftKeyOf: (edition: Edition) => string;
  onSaved: (edition: Edition) => void;
}

/** The behaviour of all editors: saves in a state, does not overwrite, keeps the entries, and asks before leaving. */
export function useContentEditor<Values extends FieldValues, Parsed, Edition extends EditionHead>(
  options: ContentEditorOptions<Values, Parsed, Edition>,
) {
  const { form, draft, edition, queryPath, path, send, newest, valuesOf, draftKeyOf, onSaved } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isStale, setStale] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const { blocker, allow } = useLeaveWarning(isDirty);

  const save = async (parsed: Parsed, state: ContentState, version: number | undefined) => {
    const sent = structuredClone(form.getValues());
    try {
      const saved = await send(parsed, state, edition && { id: edition.id, version: version ?? edition.version });
      setStale(false);
      draft.follow(draftKeyOf(saved), takeSaved(form, sent, valuesOf(saved)));
      toast({ title: doneAs(edition?.standing, saved.standing) });
      void client.invalidateQueries({ queryKey: [queryPath] });
      onSaved(saved);
      if (edition) return;
      allow();
      void navigate(`${path}/${saved.id}`, { replace: true });
    } catch (error) {
      if (isSignedOut(error)) {
        client.setQueryData(currentUserQuery.queryKey, null);
        draft.flush();
        allow();
        toast({ title: 'Please sign in', description: 'Sign in to save. What you typed is kept.' });
        void navigate(signInPath(pathname));
        return;
      }
      const body = error instanceof ApiError ? error.body : null;
      const fields = Object.entries(body?.fields ?? {});
      for (const [field, message] of fields) form.setError(field as FieldPath<Values>, { type: 'server', message });
      setStale(body?.code === 'conflict' && fields.length === 0);
      toast({
        variant: 'destructive',
        title: 'Not saved',
        description: body?.message ?? `${serverFailed} What you typed is kept.`,
      });
    }
  };

  return {
    isStale,
    isDirty,
    isSaving: isSubmitting,
    blocker,
    submit: (state: ContentState) => void form.handleSubmit((parsed) => save(parsed, state, undefined))(),
    /** Saves over another person's changes. */
    overwrite: (state: ContentState) =>
      void form.handleSubmit(async (parsed) => {
        const version = edition ? await newest(edition.id).catch(() => undefined) : undefined;
        await save(parsed, state, version);
      })(),
  };
}

/** The event, in words. */
function doneAs(before: ContentStanding | undefined, after: ContentStanding): string {
  if (after === before) return after === 'draft' ? 'Draft saved' : 'Changes saved';
  return {
    draft: before ? 'Changed back to a draft' : 'Draft saved',
    published: 'Published',
    scheduled: 'Scheduled',
    hidden: 'Hidden',
  }[after];
}
