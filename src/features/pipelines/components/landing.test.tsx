import { expect, test } from 'vitest';

import { landingIn } from './landing.ts';

/** A stage at 100 pixels, with cards of 50 pixels, 8 apart; its cards are measured so often. */
function stageOf(count: number) {
  let measured = 0;
  const stage = document.createElement('section');
  const place = (element: Element, top: number, height: number) => {
    element.getBoundingClientRect = () => {
      measured += 1;
      return new DOMRect(0, top, 200, height);
    };
  };
  place(stage, 100, 1000);
  for (let index = 0; index < count; index += 1) {
    const card = document.createElement('li');
    card.dataset.card = String(index + 1);
    place(card, 140 + 58 * index, 50);
    stage.append(card);
  }
  return { stage, measured: () => measured };
}

test.each([
  ['above all', 0, 9, null, 36],
  ['above the middle of a card', 164, 9, null, 36],
  ['below the middle of a card', 166, 9, 1, 94],
  ['below all', 900, 9, 3, 210],
  ['on the dragged card itself: where it is', 230, 2, 1, 94],
])('a card lands %s', (_, height, dragged, after, top) => {
  expect(landingIn(stageOf(3).stage, height, dragged)).toEqual({ after, top });
});

test('in an empty stage it lands on top', () => {
  const { stage } = stageOf(0);
  const empty = document.createElement('p');
  empty.getBoundingClientRect = () => new DOMRect(0, 150, 200, 20);
  stage.append(empty);
  expect(landingIn(stage, 900, 9)).toEqual({ after: null, top: 46 });
});

test('a few of a thousand cards are measured', () => {
  const { stage, measured } = stageOf(1000);
  expect(landingIn(stage, 140 + 58 * 700 + 30, 9).after).toBe(701);
  expect(measured()).toBeLessThan(20);
});
