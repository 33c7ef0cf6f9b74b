import { expect, test } from 'vitest';

import { defaultWishes } from './members.ts';

test("N4: the default text about a member's wishes does not speak in their name", () => {
  expect(defaultWishes).not.toMatch(/\b(?:I|me|my|mine|we|us|our)\b/i);
});
