import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { answers, held, showPage } from '#src/app/testing/page-scene.tsx';

test('shows its sections and the ways to join; six placeholders stand there until the focus areas do', async () => {
  const areas = held(answers(listFocusAreas, [...builtInFocusAreas]));
  const { main } = await showPage('/about', areas);
  await main.findByRole('heading', { level: 1, name: 'About CARDI' });
  for (const text of ['Our Mission', 'Our Focus Areas', 'About Meridian Foundation', 'Join the network']) {
    expect(main.getByText(text).tagName).toBe('H2');
  }
  for (const text of ['Consultation services', 'Research and development', 'Digital solutions']) {
    expect(main.getByText(text).tagName).toBe('H3');
  }
  expect(main.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Cleantech',
    'Advocacy',
    'Research',
    'Development',
    'Investments',
  ]);
  expect(main.getByText('Join Today').closest('a')?.getAttribute('href')).toBe('/signup');
  expect(main.getByText('Contact Us').closest('a')?.getAttribute('href')).toBe('/contact');
  expect(screen.getAllByTestId('focus-area-placeholder')).toHaveLength(6);
  areas.release();
  await waitFor(() => expect(screen.queryByTestId('focus-area-placeholder')).toBeNull());
  for (const { title, slug, description } of builtInFocusAreas) {
    const card = main.getByText(description).closest('li');
    expect(main.getByText(title, { selector: 'a, a *' }).closest('a')?.getAttribute('href')).toBe(`/focus/${slug}`);
    expect(card?.querySelectorAll('svg')).toHaveLength(1);
  }
});
