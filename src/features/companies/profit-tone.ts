/** A profit margin that contains a minus is red, any other green (rule company-pages). */
export function profitTone(margin: string): 'loss' | 'gain' {
  return /[-−–]/.test(margin) ? 'loss' : 'gain';
}
