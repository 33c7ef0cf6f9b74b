import type { SavableKind } from '#contract/items.ts';
import { latePart } from '#src/components/late-part.tsx';
import { platform } from '#src/platform/index.ts';

// The web keeps nothing, and needs no code for it.
const MarkInApp = latePart(async () => (await import('./kept-in-app.tsx')).MarkInApp);
const BadgeInApp = latePart(async () => (await import('./kept-in-app.tsx')).BadgeInApp);

export interface KeptMarkProps {
  kind: SavableKind;
  id: number;
}

/** Marks a record that is kept offline, on cards: the cloud is seen, the words are read out. Nothing on the web. */
export function KeptMark(props: KeptMarkProps) {
  return platform.app && <MarkInApp {...props} />;
}

/** The same with its words, for the head of a record's page. */
export function KeptBadge(props: KeptMarkProps) {
  return platform.app && <BadgeInApp {...props} />;
}
