import type { ReactNode } from 'react';

import { useClosedIfMissing } from '#src/hooks/use-closed-if-missing.ts';
import { useLateCode } from '#src/hooks/use-late-code.ts';
import { lateCode } from '#src/lib/late-code.ts';
import { type LatePart, type Load, partOf } from './late-part.tsx';

/**
 * Like `latePart`, for a dialog, or a form that a button opens in the page. Where its code cannot be had, a toast says so,
 * and it closes: the page stays as it is, and the next press tries again.
 */
export function lateDialog<Props extends { isOpen?: boolean; onClose: () => void }>(
  load: Load<Props>,
  fallback: (props: Props) => ReactNode = () => null,
): LatePart<Props> {
  const late = lateCode(load);
  function Late(props: Props) {
    const { code: Part, hasFailed } = useLateCode(late, props.isOpen ?? true);
    useClosedIfMissing(hasFailed, props.onClose);
    return Part ? <Part {...props} /> : fallback(props);
  }
  return partOf(Late, late);
}
