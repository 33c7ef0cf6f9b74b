import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import { draftKey, readDraft, writeDraft } from '#src/lib/drafts.ts';

const saveDelay = 400;

/** The part of a form that a draft needs; the output of its resolver does not matter here. */
export type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;

export interface FormDraftOptions<T> {
  /** Reads stored values, which may be old, foreign or damaged. */
  schema: z.ZodType<T>;
  /** Whether the values are not worth keeping as a draft. */
  isBlank: (values: T) => boolean;
}

export interface FormDraft<T> {
  /** Whether the form's values are stored in the browser. */
  isSaved: boolean;
  /** Stores pending entries at once, for example before leaving for another page. */
  flush: () => void;
  /** Deletes the draft and keeps the form: its entries have been sent. */
  clear: () => void;
  /**
   * The entries have been saved as the record with this key, which the draft is about from now on.
   *
   * @param isChanged whether more was typed meanwhile, which is the draft then; it meets the form of that record where
   *   another one takes this one's place
   */
  follow: (key: string, isChanged: boolean) => void;
  /** Deletes the draft, clears the form and returns its entries. */
  discard: () => T;
  /** Puts values into the form and stores them. */
  restore: (values: T) => void;
}

/**
 * Keeps what is typed into a form in this browser, so that it survives a reload, a failed request and
 * a sign-in. A stored draft fills the form before the first paint. Of several tabs the one that was
 * typed into last is stored; a tab that nothing was typed into shows what the others store.
 */
export function useFormDraft<T extends FieldValues>(
  form: DraftForm<T>,
  key: string,
  { schema, isBlank }: FormDraftOptions<T>,
): FormDraft<T> {
  const [isSaved, setSaved] = useState(false);
  const { getValues, reset, subscribe } = form;
  const storageKey = draftKey(key);
  /** Where the entries belong after `follow`, until the caller's key is that of the record. */
  const followed = useRef<string>(undefined);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the form's values were typed here, not read from storage. */
  const isOwn = useRef(false);
  // Callers write both inline; a new function or schema is no reason to read the draft again.
  const options = useRef({ schema, isBlank });
  useLayoutEffect(() => {
    options.current = { schema, isBlank };
  });

  const cancel = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
  }, []);

  const save = useCallback(() => {
    cancel();
    const values = getValues();
    const isWorthKeeping = followed.current !== undefined || !options.current.isBlank(values);
    setSaved(writeDraft(followed.current ?? storageKey, isWorthKeeping ? values : undefined) && isWorthKeeping);
  }, [cancel, getValues, storageKey]);

  const flush = useCallback(() => {
    if (pending.current !== undefined) save();
  }, [save]);

  useLayoutEffect(() => {
    followed.current = undefined;
    const load = () => {
      const values = readDraft(storageKey, options.current.schema);
      if (!values || options.current.isBlank(values)) return;
      reset(values, { keepDefaultValues: true });
      // Filling the form counts as a change, but the values just read need not be stored again.
      cancel();
      setSaved(true);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea !== localStorage || event.key !== storageKey) return;
      if (event.newValue === null) {
        setSaved(false);
        if (!isOwn.current) reset();
        cancel();
      } else if (!isOwn.current) {
        load();
      }
    };
    const onHide = () => document.visibilityState === 'hidden' && flush();

    const unsubscribe = subscribe({
      formState: { values: true },
      callback({ name }) {
        // A change of one field is someone's doing; the whole form changes when it is filled or emptied.
        if (name !== undefined) isOwn.current = true;
        cancel();
        pending.current = setTimeout(save, saveDelay);
      },
    });
    load();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [storageKey, subscribe, reset, getValues, save, flush, cancel]);

  return useMemo(() => {
    const clear = () => {
      cancel();
      writeDraft(storageKey, undefined);
      isOwn.current = false;
      setSaved(false);
    };
    return {
      isSaved,
      flush,
      clear,
      follow(next, isChanged) {
        clear();
        followed.current = draftKey(next) === storageKey ? undefined : draftKey(next);
        if (!isChanged) return;
        isOwn.current = true;
        save();
      },
      discard() {
        const values = structuredClone(getValues());
        reset();
        clear();
        return values;
      },
      restore(values) {
        reset(values, { keepDefaultValues: true });
        cancel();
        isOwn.current = true;
        setSaved(writeDraft(storageKey, values));
      },
    };
  }, [isSaved, flush, save, cancel, getValues, reset, storageKey]);
}
