import { expect, test } from 'vitest';

import { sampleArticles } from '#server/seed/articles/sample-articles.ts';
import { subjectOf } from '#src/features/focus-areas/art/subject-of.ts';

test('each sample article is shown by a drawing of its own', () => {
  const subjects = sampleArticles.map(({ title, description }) => [title, subjectOf([title, description])] as const);
  expect(subjects.filter(([, subject]) => subject === null)).toEqual([]);
  const seen = new Set<string | null>();
  const twice = subjects.filter(([, subject]) => seen.size === seen.add(subject).size);
  expect(twice).toEqual([]);
});
