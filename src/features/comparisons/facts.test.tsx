import { describe, expect, test } from 'vitest';

import { comparedFacts, type FactOf, textOfHtml } from './facts.ts';

interface Thing {
  place: string | null;
  tags: readonly string[];
}
const facts: readonly FactOf<Thing>[] = [
  { group: 'A', label: 'Place', of: ({ place }) => place },
  { group: 'A', label: 'Tags', of: ({ tags }) => tags },
];
const differing = (...records: (Thing | undefined)[]) =>
  comparedFacts(facts, records).map(({ label, differs }) => [label, differs]);

describe('facts of records side by side', () => {
  test('differ if one says something else, or nothing', () => {
    expect(
      differing(
        { place: 'Graz', tags: ['salt'] },
        { place: 'Graz', tags: ['salt', 'heat'] },
        { place: ' Graz', tags: [] },
      ),
    ).toEqual([
      ['Place', false],
      ['Tags', true],
    ]);
    expect(differing({ place: 'Graz', tags: ['salt'] }, { place: null, tags: ['salt'] })).toEqual([
      ['Place', true],
      ['Tags', false],
    ]);
  });

  test('are left out where no record says anything', () => {
    expect(differing({ place: null, tags: [''] }, { place: ' ', tags: [] })).toEqual([]);
  });

  test('a record that is not there makes no difference, and has no value', () => {
    const graz = { place: 'Graz', tags: [] };
    expect(comparedFacts(facts, [graz, undefined, graz])).toEqual([
      { group: 'A', label: 'Place', values: [[{ text: 'Graz' }], null, [{ text: 'Graz' }]], differs: false },
    ]);
  });

  test('figures count, zero as well', () => {
    const [fact] = comparedFacts([{ group: 'A', label: 'Points', of: (points: number) => points }], [0, 5]);
    expect(fact?.values).toEqual([[{ text: '0' }], [{ text: '5' }]]);
  });
});

test('HTML becomes lines of text; nothing in it is run', () => {
  expect(
    textOfHtml(
      '<h2>Salt</h2>\n<p>Stores <em>heat</em>.<br>For days &amp; nights.</p><ul><li>One</li><li>Two</li></ul>',
    ),
  ).toBe('Salt\nStores heat.\nFor days & nights.\nOne\nTwo');
  expect(textOfHtml('')).toBe('');
  expect(textOfHtml('a &lt;img src=x onerror=alert(1)&gt;')).toBe('a <img src=x onerror=alert(1)>');
});
