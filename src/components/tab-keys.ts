/**
 * The tab that a key leads to, as in the WAI-ARIA pattern: arrow keys wrap around, Home and End go to either end.
 *
 * @param key as `KeyboardEvent.key` names it
 * @param chosen the place of the current tab
 * @param count the number of tabs
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
