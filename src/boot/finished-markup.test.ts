import { expect, test } from 'vitest';

import { finishMarkup, rulesOf } from './finished-markup.ts';

test('styles become rules, once each; what could end a rule or load something is left out', () => {
  const { html, styles } = finishMarkup(
    '<p style="gap:24px">style="gap:24px"</p><b style="gap:24px"></b><i style="background:url(x)"></i><u style="a:}b{c:d"></u>',
  );
  expect(html).toBe('<p data-style="gap:24px">style="gap:24px"</p><b data-style="gap:24px"></b><i></i><u></u>');
  expect(rulesOf(styles)).toBe('#root [data-style="gap:24px"]{gap:24px}');
});

test('controls are disabled, whether they were or not', () => {
  const { html } = finishMarkup(
    '<button>Go</button><input disabled="" value="a"/><buttons></buttons><select name="b">',
  );
  expect(html).toBe(
    '<button disabled="">Go</button><input disabled="" value="a"/><buttons></buttons><select disabled="" name="b">',
  );
});

test('the drawings of its icons are told, once each', () => {
  const icon = '<svg><use href="#icon-outlined-mail"></use></svg>';
  expect([...finishMarkup(icon + icon).icons]).toEqual(['icon-outlined-mail']);
});

test('letters beyond ASCII are written as references', () => {
  expect(finishMarkup('<p title="é">€ 🌱</p>').html).toBe('<p title="&#233;">&#8364; &#127793;</p>');
});
