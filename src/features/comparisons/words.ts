import { paths } from '#contract/kit/paths.ts';
import { type ComparableKind } from '#src/lib/compared.ts';

/** What one and many of a kind are called, and where they are chosen. */
export const kindWords = {
  company: { one: 'company', many: 'companies', directory: paths.companies },
  technology: { one: 'technology', many: 'technologies', directory: paths.technologies },
} as const satisfies Record<ComparableKind, { one: string; many: string; directory: string }>;

/** `1 company`, `3 companies` */
export function countOf(kind: ComparableKind, count: number): string {
  return `${count} ${count === 1 ? kindWords[kind].one : kindWords[kind].many}`;
}
