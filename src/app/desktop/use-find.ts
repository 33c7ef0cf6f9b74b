import { useEffect, useState } from 'react';

import type { FindRequest, FindResult } from '#contract/desktop/find.ts';
import type { DesktopApp } from '#src/platform/index.ts';

/** The text of this window's current search. */
let lastText = '';

/** Finds text in the page through the desktop app. */
export function useFind(app: DesktopApp) {
  const [text, setText] = useState(lastText);
  const [result, setResult] = useState<FindResult>(null);

  const ask = async (request: FindRequest) => {
    const found = await app.findInPage(request);
    // A later search has replaced this one.
    if (found) setResult(found);
  };
  const type = (next: string) => {
    lastText = next;
    setText(next);
    if (next !== '') return void ask({ text: next, step: 'first' });
    setResult(null);
    void app.stopFinding();
  };
  const step = async (to: 'next' | 'previous') => {
    if (text !== '') await ask({ text, step: result ? to : 'first' });
  };
  useEffect(() => () => void app.stopFinding(), [app]);
  return { text, result: text === '' ? null : result, type, step };
}
