import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FocusArt } from './focus-art.tsx';

test.each([
  ['water-technology', [], 'water-technology'],
  ['water-technology', ['A pump', 'Tidal power'], 'tidal'],
  ['unknown', [], 'renewable-energy'],
])('the picture of %s with the words %j is the drawing %s', (slug, words, drawing) => {
  const { container } = render(<FocusArt slug={slug} words={words} />);
  expect(container.querySelector('use')?.getAttribute('href')?.split('#')[1]).toBe(drawing);
});
