import type { ComponentType, ReactNode } from 'react';

import { useLateCode } from '#src/hooks/use-late-code.ts';
import { type LateCode, lateCode } from '#src/lib/late-code.ts';

export interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Brings its code, so that it is drawn at once where it is shown after that. Where that fails, it is tried again then. */
  load: () => Promise<void>;
  /** The attributes of what opens it: its code comes when the pointer or the focus gets there. */
  approach: { onPointerEnter: () => void; onFocus: () => void };
}

export type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page whose code comes when it is first shown, for parts that most visits do not show. Where its code cannot
 * be had, it stays away until the network is back.
 *
 * @param fallback stands in its place until then
 */
export function latePart<Props extends object>(load: Load<Props>, fallback: ReactNode = null): LatePart<Props> {
  const late = lateCode(load);
  function Late(props: Props) {
    const { code: Part } = useLateCode(late, true);
    return Part ? <Part {...props} /> : fallback;
  }
  return partOf(Late, late);
}

/** The part with the ways to its code. */
export function partOf<Props>(
  Late: (props: Props) => ReactNode,
  late: LateCode<ComponentType<Props>>,
): LatePart<Props> {
  const load = async () => {
    // Whatever shows it says that it is missing.
    await late.load().catch(() => undefined);
  };
  const onApproach = () => void load();
  return Object.assign(Late, { load, approach: { onPointerEnter: onApproach, onFocus: onApproach } });
}
