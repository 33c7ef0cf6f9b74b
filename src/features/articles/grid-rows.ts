/** The width of a card in the grid: a whole row, half of it or a third. */
export type CardSize = 'lead' | 'full' | 'half' | 'third';

/**
 * The sizes of `count` cards: the first leads, then rows of three and of two take turns, so that the page
 * has a rhythm and no row is left with a gap.
 */
export function cardSizes(count: number): CardSize[] {
  const sizes: CardSize[] = [];
  if (count > 0) sizes.push('lead');
  let left = count - 1;
  for (let next = 3; left > 0; next = 5 - next) {
    const row = rowOf(left, next);
    const size = row === 1 ? 'full' : row === 2 ? 'half' : 'third';
    for (let card = 0; card < row; card += 1) sizes.push(size);
    left -= row;
  }
  return sizes;
}

/** The size of the row's turn, unless a single card would remain for the last row. */
function rowOf(left: number, next: number): number {
  if (left <= 3) return left;
  return left - next === 1 ? 5 - next : next;
}
