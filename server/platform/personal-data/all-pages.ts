/** How many rows are read at once. */
const batch = 200;

/** All of a list that is read newest first, page by page; `idOf` tells after which row the next page begins. */
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
