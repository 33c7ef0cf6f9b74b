/** How many slips of the fingers a typed word may have. */
function slipsIn(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Whether a typed word is the beginning of a word, give or take slips: a letter too many or too few, a wrong one, or two
 * that changed places. In words of up to four letters only the last counts, because any other makes a different word.
 */
export function beginsLike(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < 5) return areSwapped(word.slice(0, typed.length), typed);
  const slips = slipsIn(typed.length);
  for (let length = typed.length - slips; length <= typed.length + slips; length += 1) {
    if (slipsBetween(word.slice(0, length), typed) <= slips) return true;
  }
  return false;
}

function areSwapped(a: string, b: string): boolean {
  return slipsBetween(a, b) === 1 && sorted(a) === sorted(b);
}

function sorted(word: string): string {
  return word.split('').toSorted().join('');
}

/** The same for the whole word. */
export function isLike(word: string, typed: string): boolean {
  return slipsBetween(word, typed) <= slipsIn(typed.length);
}

/** The least number of slips that make one word of the other (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, (twoAbove[column - 2] ?? 0) + 1);
      current.push(least);
    }
    twoAbove = above;
    above = current;
  }
  return above[b.length] ?? 0;
}
