/** "Powered by" the tool's ensemble technology (rule deep-research), without saying "ensemble" twice. */
export function poweredBy(name: string): string {
  return /\bensemble\b/i.test(name) ? `Powered by ${name} technology` : `Powered by ${name} ensemble technology`;
}
