import { expect, test } from 'vitest';

import { questionBounds } from '#contract/deep-research-questions.ts';
import { askedWords } from './asked-words.ts';
import { planSubQuestions } from './sub-questions.ts';

test.each<[string, string[]]>([
  ['Who stores heat?', ['Who stores heat?']],
  ['Who stores heat, and how much does it cost?', ['Who stores heat', 'How much does it cost?']],
  ['Who stores heat? Where are they?  Thanks!', ['Who stores heat?']],
  ['sand and gravel for heat', ['Sand and gravel for heat']],
  [
    'What is the difference between flow batteries and sodium cells?',
    ['What is the difference between flow batteries and sodium cells?', 'Flow batteries', 'Sodium cells'],
  ],
  ['pumped hydro vs. lithium', ['Pumped hydro vs. lithium', 'Pumped hydro', 'Lithium']],
  ['???', ['???']],
  ['who and what', ['who and what']],
])('%s is planned as %j', (question, planned) => {
  expect(planSubQuestions(question)).toEqual(planned);
});

test('a long question has as many parts as the contract allows, and is planned at once', () => {
  const many = Array.from({ length: 40 }, (_, index) => `What is fact ${index}?`).join(' ');
  expect(planSubQuestions(many)).toHaveLength(questionBounds.subQuestions);
  for (const hostile of ['compare '.repeat(120), ' vs '.repeat(250), 'and '.repeat(250), '?!'.repeat(500)]) {
    const started = performance.now();
    expect(planSubQuestions(hostile).length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(200);
  }
});

test('the words of a question are those that say what it is about', () => {
  expect(askedWords('Could you please tell me who is storing heat in bricks?').map(({ stem }) => stem)).toEqual([
    'store',
    'heat',
    'brick',
  ]);
  expect(askedWords('EVs')[0]?.others).toContain('vehicl');
});
