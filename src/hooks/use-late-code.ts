import { useEffect, useState } from 'react';

import type { LateCode } from '#src/lib/late-code.ts';

/**
 * The code, as soon as it has come, and whether it could not be had. It is tried again when the network is back.
 *
 * @param isWanted from when on it is loaded
 * @param attempt another value tries again after a failure
 */
export function useLateCode<Code>(
  late: LateCode<Code>,
  isWanted: boolean,
  attempt?: unknown,
): { code: Code | undefined; hasFailed: boolean } {
  const [outcome, setOutcome] = useState<'come' | 'failed'>();
  const [timesBack, setTimesBack] = useState(0);
  const { code } = late;
  const isMissing = isWanted && code === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    const end = (outcome: 'come' | 'failed') => () => {
      if (!isOver) setOutcome(outcome);
    };
    late.load().then(end('come'), end('failed'));
    return () => {
      isOver = true;
      setOutcome(undefined);
    };
  }, [isMissing, late, attempt, timesBack]);
  const hasFailed = isMissing && outcome === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setTimesBack((times) => times + 1);
    window.addEventListener('online', again, { once: true });
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  return { code, hasFailed };
}
