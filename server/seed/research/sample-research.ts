import type { ResearchSummary } from '#contract/research.ts';

/**
 * A research article of the seed. Those that lead to a technology page
 * hold its opening only; the others are complete.
 */
export interface SampleResearch extends Omit<ResearchSummary, 'id' | 'imageUrl'> {
  /** HTML in the form that the sanitiser leaves as it is. */
  content: string;
}
