import { describe, expect, test } from 'vitest';

import { closenessOf, introductionReason } from './words.ts';

const reason = (text: string) => ({ text, facts: [] });

describe('the drafted reason of an introduction', () => {
  test.each([
    [
      'Raises a Series A of €4.5M; you invest in Series A in the Benelux',
      'Ferrolane raises a Series A of €4.5M, and I invest in Series A in the Benelux.',
    ],
    ['Offers a pilot site; you look for one', 'Ferrolane offers a pilot site, and I look for one.'],
    ['Works in Energy Storage, as you do', 'Ferrolane works in Energy Storage, as I do.'],
    ['Is in Benelux, as you are', 'Ferrolane is in Benelux, as I am.'],
    ['Two people you both know', 'Two people know both of us.'],
  ])('%s', (text, sentence) => {
    expect(introductionReason({ title: 'Ferrolane', reasons: [reason(text)] })).toBe(
      `${sentence} I would like to find out what we can do for each other.`,
    );
  });
});

test.each([
  [0.9, 'Very close fit'],
  [0.3, 'Close fit'],
  [0.1, 'Possible fit'],
])('a score of %s is a %s', (score, words) => {
  expect(closenessOf({ score }).words).toBe(words);
});
