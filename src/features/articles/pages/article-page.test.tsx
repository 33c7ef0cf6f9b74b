import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getArticle, listArticles } from '#contract/articles.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { articleRow } from '#src/app/testing/records.ts';
import { articleRecord } from '#src/app/testing/whole-records.ts';

test('an article opens from its card with text, facts, contents and related articles', async () => {
  const { main, at, back } = await showPage(
    '/media',
    answers(listFocusAreas, [...builtInFocusAreas]),
    answers(listArticles, [articleRow(1)]),
    answers(getArticle, { ...articleRecord(1), isSample: true, related: [articleRow(2), articleRow(3)] }),
  );
  fireEvent.click(await main.findByText('Article 1'));
  await main.findByRole('heading', { level: 1, name: 'Article 1' });
  expect(at()).toBe('/media/1');
  expect(document.title).toMatch(/^Article 1/);
  await main.findByRole('heading', { level: 2, name: 'How cheap is cheap enough' });
  const article = within(main.getAllByRole('article').at(0) as HTMLElement);
  for (const text of [/By Ines Okafor/, /3 min read/, /^Sample article\./, 'The end.']) article.getByText(text);
  const related = within(main.getByRole('region', { name: 'More on Water Technology' }));
  expect(related.getAllByRole('listitem')).toHaveLength(2);
  expect(article.getByText('Water Technology').closest('a')?.getAttribute('href')).toBe('/focus/water-technology');
  await back();
  await waitFor(() => expect(at()).toBe('/media'));
});
