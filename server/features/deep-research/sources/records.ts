import type { PassageKind } from '#contract/deep-research-questions.ts';

/** A record by its kind and number. */
export interface RecordRef {
  kind: PassageKind;
  id: number;
}

/** The words of a record that its asker may read. */
export interface RecordText extends RecordRef {
  title: string;
  path: string;
  /** Its paragraphs as plain text, in the order of its page. */
  blocks: string[];
}

/** Who asks: what they may read depends on it. */
export interface Asker {
  id: number;
  /** Whether they read premium content in full. */
  readsPremium: boolean;
}

/** The key of a record in sets and maps. */
export function keyOf({ kind, id }: RecordRef): string {
  return `${kind} ${id}`;
}
