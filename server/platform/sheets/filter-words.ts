import { needs } from '#contract/match-profiles.ts';
import { listInWords } from '#server/platform/text/words.ts';

/** The word for one value of a filter, or for several of them. */
export type Words = (value: string) => string;

/** The words of a table of choices. */
export function wordsIn(choices: Readonly<Record<string, string>>): Words {
  return (value) => choices[value] ?? value;
}

/** What someone seeks or offers. */
export function needInWords(side: 'seek' | 'offer'): Words {
  return (value) => Object.entries(needs).find(([need]) => need === value)?.[1][side] ?? value;
}

/**
 * Filters in words, without those that are not set.
 *
 * @param labels the name of each filter, and how its values are called; as they are, if left out
 */
export function filterWords<Query extends object>(
  query: Query,
  labels: { [Name in keyof Query]?: readonly [label: string, words?: Words] },
): Record<string, string> {
  const said = Object.entries(labels as Record<string, readonly [string, Words?]>).flatMap(([name, [label, words]]) => {
    const value = query[name as keyof Query] as string | readonly string[] | undefined;
    const values = typeof value === 'string' ? [value] : (value ?? []);
    const shown = values.filter((each) => each !== '').map((each) => words?.(each) ?? each);
    return shown.length === 0 ? [] : [[label, listInWords(shown)] as const];
  });
  return Object.fromEntries(said);
}
