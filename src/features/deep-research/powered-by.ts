/** "Powered by" the tool's ensemble technology (spec 1, section 2), without saying "ensemble" twice. */
export function poweredBy(name: string): string {
  return /\bensemble\b/i.test(name) ? `Powered by ${name} technology` : `Powered by ${name} ensemble technology`;
}
