import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { createMailing, type Mailing, type MailingInput, updateMailing } from '#contract/newsletter-mailings.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { takeSaved } from '#src/lib/mark-saved.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { mailingQuery, useMailingRefresh } from './api.ts';
import { type MailingValues, mailingValues, useMailingForm, valuesOf } from './mailing-form.ts';

/**
 * The form of a mailing and everything its buttons do. Whatever goes wrong, the entries stay: in the form, and in this
 * browser until they are saved.
 */
export function useMailingEditor(initial: Mailing | undefined) {
  const [saved, setSaved] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const defaults = valuesOf(saved);
  const form = useMailingForm(defaults);
  const draft = useFormDraft<MailingValues>(form, draftKey(initial?.id), {
    schema: mailingValues,
    isBlank: (values) => JSON.stringify(values) === JSON.stringify(defaults),
  });
  const client = useQueryClient();
  const refresh = useMailingRefresh();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const fail = (error: unknown) => {
    if (isSignedOut(error)) {
      draft.flush();
      void navigate(signInPath(pathname));
      return;
    }
    const body = error instanceof ApiError ? error.body : null;
    const { version, ...fields } = body?.fields ?? {};
    if (version) setConflict(true);
    for (const [path, message] of Object.entries(fields)) {
      form.setError(path as FieldPath<MailingValues>, { type: 'server', message }, { shouldFocus: true });
    }
    const description = body?.message ?? 'Please try again in a moment.';
    toast({ variant: 'destructive', title: 'The mailing could not be saved', description });
  };

  /** What was typed since `sent` stays; without it, nothing does. */
  const accept = (mailing: Mailing, sent = form.getValues()) => {
    setConflict(false);
    draft.follow(draftKey(mailing.id), takeSaved(form, sent, valuesOf(mailing)));
    refresh(mailing);
  };

  const store = async (input: MailingInput) => {
    setBusy(true);
    const sent = structuredClone(form.getValues());
    let isLeaving = false;
    try {
      if (saved) {
        const body = { ...input, version: form.getValues('version') };
        const mailing = await call(updateMailing, { params: { id: String(saved.id) }, body });
        accept(mailing, sent);
        setSaved(mailing);
        toast({ title: 'The draft is saved' });
        return;
      }
      const made = await call(createMailing, { body: input });
      accept(made, sent);
      toast({ title: 'The draft is saved', description: 'Look at it in the preview, or send yourself a test.' });
      // A new mailing has a page of its own. The buttons of this one do nothing more.
      isLeaving = true;
      await navigate(pathTo(paths.adminMailing, { id: made.id }), { replace: true });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(isLeaving);
    }
  };

  return {
    form,
    draft,
    saved,
    isBusy,
    hasConflict,
    save: form.handleSubmit(store),
    /** After a conflict: takes the stored values, or keeps the entries on top of them. */
    async resolve(keep: 'theirs' | 'mine') {
      try {
        const theirs = await client.fetchQuery({ ...mailingQuery(String(saved?.id)), staleTime: 0 });
        setSaved(theirs);
        if (keep === 'theirs') return accept(theirs);
        form.setValue('version', theirs.version);
        setConflict(false);
        toast({ title: 'Your entries are kept', description: 'Check them once more, then save.' });
      } catch (error) {
        fail(error);
      }
    },
  };
}
const draftKey = (id: number | undefined) => `mailing:${id ?? 'new'}`;

export type MailingEditorState = ReturnType<typeof useMailingEditor>;
