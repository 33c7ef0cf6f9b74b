/** How many rows are read at once. */
const batch = 200;

/**
 * All rows of a list that is read newest first, page by page; `idOf` gives the row after which the next page begins.
 */
export async function allPages<Row>(
  find: (page: { before: number | undefined; limit: number }) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await find({ before: last && idOf(last), limit: batch });
    all.push(...page);
    if (page.length < batch) return all;
  }
}
