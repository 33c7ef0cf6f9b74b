/**
 * Which tab a key leads to, after the WAI-ARIA pattern: arrow keys go round, Home and End to either end.
 *
 * @param key as `KeyboardEvent.key` names it
 * @param chosen the place of the tab one is on
 * @param count how many there are
 * @returns the place of another tab, or `undefined` for any other key
 */
export function tabAfter(key: string, chosen: number, count: number): number | undefined {
  const last = count - 1;
  return {
    ArrowRight: chosen === last ? 0 : chosen + 1,
    ArrowLeft: chosen === 0 ? last : chosen - 1,
    Home: 0,
    End: last,
  }[key];
}
