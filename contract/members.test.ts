import { expect, test } from 'vitest';

import { defaultWishes } from './members.ts';

test('N4: the text for a member without wishes does not speak in their name', () => {
  expect(defaultWishes).not.toMatch(/\b(?:I|me|my|mine|we|us|our)\b/i);
});
