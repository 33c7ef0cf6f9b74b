import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { WordsField } from './words-field.tsx';

function Field() {
  const [words, setWords] = useState<string[]>([]);
  return (
    <WordsField
      label="Tags"
      nouns={{ one: 'tag', many: 'tags' }}
      words={words}
      onChange={setWords}
      onBlur={() => undefined}
      max={12}
      maxLength={40}
      placeholder="salt"
      error={undefined}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Tags/);
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(input(), { key });
const plus = () => fireEvent.click(screen.getByLabelText('Add tag'));
const words = () => [...(screen.queryByLabelText('Added so far')?.children ?? [])].map((item) => item.textContent);
const said = () => screen.getByRole('status').textContent;

test('words are added by Enter or the plus button, trimmed and without duplicates, and can be removed', () => {
  render(<Field />);
  type('  salt  ');
  press('Enter');
  type('heat');
  plus();
  expect(words()).toEqual(['salt', 'heat']);
  expect([document.activeElement, input().value]).toEqual([input(), '']);

  for (const nothing of ['', '   ']) {
    type(nothing);
    plus();
  }
  expect(words()).toEqual(['salt', 'heat']);
  type('SALT');
  press('Enter');
  expect(words()).toEqual(['salt', 'heat']);
  expect(said()).toBe('SALT is already in the list.');

  fireEvent.click(screen.getByLabelText('Remove tag salt'));
  expect([words(), said()]).toEqual([['heat'], 'salt removed.']);
  type('x');
  press('Backspace');
  expect(words()).toEqual(['heat']);
  type('');
  press('Backspace');
  expect(words()).toEqual([]);
});

test('N11: a word that is too long is reported, and its text stays in the field', () => {
  render(<Field />);
  type('x'.repeat(41));
  press('Enter');
  expect(said()).toBe('Please keep each tag to 40 characters. This one has 41.');
  expect([input().value, words()]).toEqual(['x'.repeat(41), []]);
});

test('there are at most as many as the form allows', () => {
  render(<Field />);
  for (let n = 1; n <= 13; n++) {
    type(`tag ${n}`);
    press('Enter');
  }
  expect(words()).toHaveLength(12);
  expect([said(), input().value]).toEqual(['Please use at most 12 tags.', 'tag 13']);
});

test('Enter and Backspace belong to an input method while it composes a word', () => {
  render(<Field />);
  type('塩');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(words()).toEqual([]);
});
