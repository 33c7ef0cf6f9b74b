/** Spec 2, section 2: a profit margin that contains a minus is shown red, any other green. */
export function profitTone(margin: string): 'loss' | 'gain' {
  return /[-−–]/.test(margin) ? 'loss' : 'gain';
}
