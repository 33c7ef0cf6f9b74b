import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type FormDraft, useFormDraft } from '#src/hooks/use-form-draft.ts';
import { platform } from '#src/platform/index.ts';
import { isBlankListing, type ListingForm, type ListingFormValues, listingDraft } from './listing-form.ts';
import type { Edition } from './own-api.ts';

/** The draft that a form is about. */
export interface DraftEdition {
  /** The draft on the server, as it was known last; `null` where the server has none yet. */
  draft: Edition | null;
  /** The copy of the form in this browser. It belongs to one edition: it would not fit a newer one. */
  local: FormDraft<ListingFormValues>;
  saved: (edition: Edition) => void;
  /** The values wait in the desktop app under this key. */
  waits: (key: string, values: ListingFormValues) => void;
}

interface Start {
  draft: Edition | null;
  /** The name of the copy in this browser while the server has no draft. */
  name: string;
  /** The key of what waits already. */
  waitingKey?: string | null;
}

/**
 * Follows a draft from save to save. What waits in the desktop app reaches the server while the form stays open: then
 * later saves are about the draft that was made, and what has been typed since moves with it.
 */
export function useDraftEdition(form: ListingForm, { draft: first, name, waitingKey = null }: Start): DraftEdition {
  const [draft, setDraft] = useState(first);
  const keys = useRef(new Set(waitingKey === null ? [] : [waitingKey]));
  const [atFirst] = useState(() => JSON.stringify(form.getValues()));
  const lastSaved = useRef(atFirst);
  const moved = useRef<ListingFormValues | null>(null);
  const local = useFormDraft(form, draft ? `listing-edit:${draft.id}:${draft.version}` : name, {
    schema: listingDraft,
    isBlank: isBlankListing,
  });
  const saved = (edition: Edition) => {
    local.clear();
    setDraft(edition);
  };
  const follow = useEffectEvent((key: string, edition: Edition) => {
    if (!keys.current.has(key)) return;
    const values = structuredClone(form.getValues());
    if (local.isSaved || JSON.stringify(values) !== lastSaved.current) moved.current = values;
    saved(edition);
  });
  useEffect(
    () =>
      platform.app?.onOutboxChanged(({ saved: made }) => {
        if (made) follow(made.key, { id: made.id, version: made.version });
      }),
    [],
  );
  const { restore } = local;
  useEffect(() => {
    if (moved.current) restore(moved.current);
    moved.current = null;
  }, [restore]);
  return {
    draft,
    local,
    saved,
    waits(key, values) {
      keys.current.add(key);
      lastSaved.current = JSON.stringify(values);
      local.clear();
    },
  };
}
