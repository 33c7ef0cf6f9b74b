import { useState } from 'react';
import { localRecord } from '#contract/kit/queue.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { platform } from '#src/platform/index.ts';

/** What the page of new listings shows. */
interface NewDraft {
  /** Stands for the draft until the server has numbered it; `null` before it has been saved the first time. */
  shown: string | null;
  /** Whether the address asked for a draft that waits already. */
  isOpened: boolean;
  /** Changes where the page begins anew with another draft. */
  key: string;
  /** What stands for the draft, made where there is nothing yet; `null` on the web, which keeps nothing. */
  named: () => string | null;
}

/** The new draft that the address names (`?draft=`), or one that gets its name when it is saved first. */
export function useNewDraft(): NewDraft {
  const [params] = useSearchParams();
  const shown = localRecord.safeParse(params.get('draft')).data ?? null;
  const [own, setOwn] = useState({ number: 0, name: null as string | null, wasShown: false });
  if (own.name !== null && shown === own.name && !own.wasShown) setOwn({ ...own, wasShown: true });
  // Whoever leaves the address of a draft for that of a new one gets an empty form.
  if (shown === null && own.wasShown) setOwn({ number: own.number + 1, name: null, wasShown: false });
  const isOpened = shown !== null && shown !== own.name;
  return {
    shown,
    isOpened,
    key: isOpened ? shown : `new ${own.number}`,
    named() {
      const name = shown ?? own.name ?? (platform.app ? crypto.randomUUID() : null);
      if (name !== null && !isOpened && own.name === null) setOwn({ ...own, name });
      return name;
    },
  };
}
