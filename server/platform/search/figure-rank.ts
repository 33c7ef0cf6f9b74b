/**
 * A figure and a record's id as one number, which sorts by the figure first. As row id of a search table it gives matches in
 * the order of the figure, without sorting them.
 */

/** Ids are smaller than this; a rank modulo this number is the record's id. */
export const idSpace = 2 ** 32;

/** The rank of a record. Figures are told apart up to two million. */
export function figureRank(figure: number, id: number): number {
  return Math.min(Math.floor(figure), 2 ** 21 - 1) * idSpace + id;
}

/** The rank of an amount in euros, in thousands: amounts are told apart up to two billion. */
export function amountRank(euros: number, id: number): number {
  return figureRank(euros / 1000, id);
}
