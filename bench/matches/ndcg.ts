/**
 * How good an order is, from 0 to 1: the gains of its first ten, each worth less the further down it stands, as a share
 * of what the best order gains. `null` where there is nothing to find.
 */
export function ndcg(ordered: readonly number[], grades: readonly number[]): number | null {
  const best = gainOf(grades.toSorted((a, b) => b - a));
  return best === 0 ? null : gainOf(ordered) / best;
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
