import { expect, test } from 'vitest';

import { addNeedsOf, finishMarkup, rulesOf } from './finished-markup.ts';

function needsOf(html: string) {
  const needs = { styles: new Set<string>(), icons: new Set<string>() };
  addNeedsOf(html, needs);
  return needs;
}

test('styles become rules, once each; what could end a rule or load something is left out', () => {
  const html = finishMarkup(
    '<p style="gap:24px">style="gap:24px"</p><b style="gap:24px"></b><i style="background:url(x)"></i><u style="a:}b{c:d"></u>',
  );
  expect(html).toBe('<p data-style="gap:24px">style="gap:24px"</p><b data-style="gap:24px"></b><i></i><u></u>');
  expect(rulesOf(needsOf(html).styles)).toBe('#root [data-style="gap:24px"]{gap:24px}');
});

test('controls are disabled, whether they were or not', () => {
  const html = finishMarkup('<button>Go</button><input disabled="" value="a"/><buttons></buttons><select name="b">');
  expect(html).toBe(
    '<button disabled="">Go</button><input disabled="" value="a"/><buttons></buttons><select disabled="" name="b">',
  );
});

test('the drawings of its icons are told, once each', () => {
  const icon = '<svg><use href="#icon-outlined-mail"></use></svg>';
  expect([...needsOf(finishMarkup(icon + icon)).icons]).toEqual(['icon-outlined-mail']);
});

test('letters beyond ASCII are written as references', () => {
  expect(finishMarkup('<p title="é">€ 🌱</p>')).toBe('<p title="&#233;">&#8364; &#127793;</p>');
});
