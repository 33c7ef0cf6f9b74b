import { formatList } from '#src/lib/format.ts';

/** "Powered by" the tool's ensemble technology (rule deep-research), without saying "ensemble" twice. */
export function poweredBy(name: string): string {
  return /\bensemble\b/i.test(name) ? `Powered by ${name} technology` : `Powered by ${name} ensemble technology`;
}

/**
 * The same for our own tool: the models that answer, or the search alone. `undefined` models are not known yet, and
 * nothing is said of them.
 */
export function ownPoweredBy(productName: string, models: readonly string[] | undefined): string {
  if (models === undefined) return `Powered by ${productName}`;
  if (models.length === 0) return `Powered by ${productName} search, without AI models`;
  return models.length === 1 ? `Powered by ${models.join()}` : `Powered by an ensemble of ${formatList(models)}`;
}
