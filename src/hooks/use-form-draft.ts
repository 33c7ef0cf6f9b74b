import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

/** Raised when drafts are stored in another way; older ones are then left unread. */
const draftVersion = 1;
const prefix = 'cardi-draft:';
const saveDelay = 400;

/** The part of a form that a draft needs; what its resolver makes of the values does not matter here. */
export type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;

export interface FormDraftOptions<T> {
  /** Reads stored values: whatever storage holds may be old, foreign or broken. */
  schema: z.ZodType<T>;
  /** Whether nothing worth keeping has been entered. */
  isBlank: (values: T) => boolean;
}

export interface FormDraft<T> {
  /** Whether what the form holds is also stored. */
  isSaved: boolean;
  /** Stores what is pending at once, e.g. before leaving for another page. */
  flush: () => void;
  /** Forgets the draft and leaves the form as it is: what was typed has been sent. */
  clear: () => void;
  /** Forgets the draft, empties the form and returns what was in it. */
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
  const storageKey = `${prefix}${key}`;
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether what the form holds was typed here, and not merely read from storage. */
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
    setSaved(options.current.isBlank(values) ? removeDraft(storageKey) : writeDraft(storageKey, values));
  }, [cancel, getValues, storageKey]);

  const flush = useCallback(() => {
    if (pending.current !== undefined) save();
  }, [save]);

  useLayoutEffect(() => {
    const load = (text: string | null) => {
      const values = parseDraft(text, options.current.schema);
      if (!values || options.current.isBlank(values)) return;
      reset(values, { keepDefaultValues: true });
      // Filling the form counts as a change; what was just read need not be written again.
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
        load(event.newValue);
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
    load(readDraft(storageKey));
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
      removeDraft(storageKey);
      isOwn.current = false;
      setSaved(false);
    };
    return {
      isSaved,
      flush,
      clear,
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
  }, [isSaved, flush, cancel, getValues, reset, storageKey]);
}

/** Forgets every draft in this browser, for when someone signs out of a computer that others use. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // No storage, no drafts.
  }
}

const envelope = z.object({ version: z.literal(draftVersion), values: z.unknown() });

function parseDraft<T>(text: string | null, schema: z.ZodType<T>): T | undefined {
  if (text === null) return undefined;
  try {
    const stored = envelope.safeParse(JSON.parse(text));
    return stored.success ? schema.safeParse(stored.data.values).data : undefined;
  } catch {
    return undefined;
  }
}

function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it could be stored: storage may be full or switched off, and typing goes on all the same. */
function writeDraft(key: string, values: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ version: draftVersion, values }));
    return true;
  } catch {
    return false;
  }
}

/** Returns `false`: afterwards nothing is stored. */
function removeDraft(key: string): false {
  try {
    localStorage.removeItem(key);
  } catch {
    // See writeDraft.
  }
  return false;
}
