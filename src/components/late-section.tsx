import { type ReactNode, useState } from 'react';

import { useLateCode } from '#src/hooks/use-late-code.ts';
import { lateCode } from '#src/lib/late-code.ts';
import { type LatePart, type Load, partOf } from './late-part.tsx';
import { RetryPanel } from './retry-panel.tsx';

/**
 * Like `latePart`, for what the user has come for or asked for. Where its code cannot be had, it says so and can be tried
 * again.
 */
export function lateSection<Props extends object>(
  load: Load<Props>,
  { title, fallback = null }: { title: string; fallback?: ReactNode },
): LatePart<Props> {
  const late = lateCode(load);
  function Late(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const { code: Part, hasFailed } = useLateCode(late, true, attempt);
    if (Part) return <Part {...props} />;
    if (!hasFailed) return fallback;
    return (
      <RetryPanel
        title={title}
        text="Check your connection."
        isRetrying={false}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  }
  return partOf(Late, late);
}
