import { expect, test } from 'vitest';

import { defaultWishes } from './members.ts';

test('N4: what stands for wishes that a member has not written is not in their name', () => {
  expect(defaultWishes).not.toMatch(/\b(?:I|me|my|mine|we|us|our)\b/i);
});
