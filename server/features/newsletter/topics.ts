import type { NewsletterTopic } from '#contract/newsletter-topics.ts';

/** The bit of each topic in `topics` of a row. A bit is never given to another topic. */
const bits: Record<NewsletterTopic, number> = { market: 1, research: 2, events: 4, product: 8 };
const names = Object.keys(bits) as NewsletterTopic[];

/** All topics, as new subscribers get them. */
export const allTopics = names.reduce((mask, name) => mask | bits[name], 0);

/** Topics as a row holds them. */
export function maskOf(topics: readonly NewsletterTopic[]): number {
  return topics.reduce((mask, name) => mask | bits[name], 0);
}

/** The topics of a row. */
export function topicsOf(mask: number): NewsletterTopic[] {
  return names.filter((name) => (mask & bits[name]) !== 0);
}
