import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { type AdminOffer, createOffer, type OfferInput, updateOffer } from '#contract/offers-admin.ts';
import { useSite } from '#src/features/site/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { takeSaved } from '#src/lib/mark-saved.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { adminOfferQuery, useOfferRefresh } from './api.ts';
import { type OfferValues, offerValues, useOfferForm, valuesOf } from './offer-form.ts';

/**
 * The form of an offer and everything its buttons do. Whatever goes wrong, the entries stay: in the form, and in this
 * browser until they are saved.
 */
export function useOfferEditor(initial: AdminOffer | undefined) {
  const { parentOrganization } = useSite();
  const [saved, setSaved] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const isLeaving = useRef(false);
  const [hasConflict, setConflict] = useState(false);
  const defaults = valuesOf(saved, parentOrganization);
  const form = useOfferForm(defaults);
  const draft = useFormDraft<OfferValues>(form, draftKey(initial?.id), {
    schema: offerValues,
    isBlank: (values) => JSON.stringify(values) === JSON.stringify(defaults),
  });
  const client = useQueryClient();
  const refresh = useOfferRefresh();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const fail = (title: string, error: unknown) => {
    if (isSignedOut(error)) {
      draft.flush();
      void navigate(signInPath(pathname));
      return;
    }
    const body = error instanceof ApiError ? error.body : null;
    const { version, ...fields } = body?.fields ?? {};
    if (version) setConflict(true);
    for (const [path, message] of Object.entries(fields)) {
      form.setError(path as FieldPath<OfferValues>, { type: 'server', message }, { shouldFocus: true });
    }
    toast({ variant: 'destructive', title, description: body?.message ?? 'Please try again in a moment.' });
  };

  /** Runs one action at a time and shows the reason if it fails. */
  const attempt = async (failure: string, work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      fail(failure, error);
    } finally {
      setBusy(isLeaving.current);
    }
  };

  /** What was typed since `sent` stays; without it, nothing does. */
  const accept = (offer: AdminOffer, sent = form.getValues()) => {
    setConflict(false);
    draft.follow(draftKey(offer.id), takeSaved(form, sent, valuesOf(offer, parentOrganization)));
    refresh(offer);
  };

  const store = async (input: OfferInput) => {
    const sent = structuredClone(form.getValues());
    if (saved) {
      const body = { ...input, version: form.getValues('version') };
      const offer = await call(updateOffer, { params: { id: String(saved.id) }, body });
      accept(offer, sent);
      setSaved(offer);
      toast({ title: 'The offer is saved' });
      return;
    }
    const made = await call(createOffer, { body: input });
    accept(made, sent);
    // The form of a saved offer is another one, on its own page. The buttons of this one do nothing more.
    isLeaving.current = true;
    toast({ title: 'The draft is saved', description: 'Only admins see it until you publish it.' });
    await navigate(pathTo(paths.adminOffer, { id: made.id }), { replace: true });
  };

  return {
    form,
    draft,
    saved,
    isBusy,
    hasConflict,
    save: form.handleSubmit((input) => attempt('The offer could not be saved', () => store(input))),
    /** The offer has another state or other codes; the entries stay, and rest on its new edition. */
    follow(offer: AdminOffer) {
      setSaved(offer);
      if (form.getValues('version') === saved?.version) form.setValue('version', offer.version);
    },
    /** After a conflict: takes the stored values, or keeps the entries on top of them. */
    resolve: (keep: 'theirs' | 'mine') =>
      attempt('The offer could not be loaded', async () => {
        const theirs = await client.fetchQuery(adminOfferQuery(String(saved?.id)));
        if (keep === 'theirs') {
          accept(theirs);
          setSaved(theirs);
          return;
        }
        setSaved(theirs);
        form.setValue('version', theirs.version);
        setConflict(false);
        toast({ title: 'Your entries are kept', description: 'Check them once more, then save.' });
      }),
  };
}
const draftKey = (id: number | undefined) => `offer:${id ?? 'new'}`;

export type OfferEditor = ReturnType<typeof useOfferEditor>;
