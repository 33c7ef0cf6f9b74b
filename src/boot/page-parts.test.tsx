import { lazy, Suspense, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { drawStaticPartsWith, StaticPart } from '#src/components/static-part.tsx';
import { createPageParts } from './page-parts.tsx';

let rendered: string[] = [];
const parts = createPageParts();
drawStaticPartsWith(parts.draw);
afterEach(() => {
  rendered = [];
});

function Card({ words, wide }: { words: string; wide?: { by: number } }) {
  rendered.push(words);
  return (
    <article style={{ top: wide?.by ?? 0 }}>
      <button type="button">{words}</button>
    </article>
  );
}

function draw(page: React.ReactNode) {
  parts.begin();
  const { pieces, styles } = parts.finish(renderToString(page));
  return { html: pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join(''), styles };
}

const card = (words: string) =>
  `<article data-style="top:0"><button disabled="" type="button">${words}</button></article>`;

test('a part is rendered once, and stands in every page with its styles', () => {
  const page = (
    <ul>
      <StaticPart>
        <Card words="A" />
      </StaticPart>
      and
      <StaticPart>
        <Card words="B" />
      </StaticPart>
    </ul>
  );
  const first = draw(page);
  expect(first.html.replaceAll('<!-- -->', '')).toBe(`<ul>${card('A')}and${card('B')}</ul>`);
  const second = draw(<main>{page}</main>);
  expect(second.html.replaceAll('<!-- -->', '')).toBe(`<main><ul>${card('A')}and${card('B')}</ul></main>`);
  expect([...second.styles]).toEqual(['top:0']);
  expect(rendered).toEqual(['A', 'B']);
});

test('a part is another one with other data, for another component, and of another page', () => {
  const Other = ({ words }: { words: string }) => <p>{words}</p>;
  const html = (part: React.ReactElement, of?: string) =>
    draw(<StaticPart {...(of && { of })}>{part}</StaticPart>).html;
  expect(html(<Card words="C" wide={{ by: 1 }} />)).toContain('top:1px');
  expect(html(<Card words="C" wide={{ by: 2 }} />)).toContain('top:2px');
  expect(html(<Other words="C" />)).toBe('<p>C</p>');
  expect(html(<Card words="C" wide={{ by: 1 }} />, '/events')).toContain('top:1px');
  expect(rendered).toEqual(['C', 'C', 'C']);
});

test('parts stand within parts', () => {
  const Frame = ({ words }: { words: string }) => (
    <section>
      <StaticPart>
        <Card words={words} />
      </StaticPart>
    </section>
  );
  const page = (
    <StaticPart>
      <Frame words="D" />
    </StaticPart>
  );
  expect(draw(page).html).toBe(`<section>${card('D')}</section>`);
  expect(draw(page).html).toBe(`<section>${card('D')}</section>`);
  expect(
    draw(
      <StaticPart>
        <Card words="D" />
      </StaticPart>,
    ).html,
  ).toBe(card('D'));
  expect(rendered).toEqual(['D']);
});

test('what waits for its code, or has an id, is not remembered', () => {
  const Late = lazy(() => new Promise<{ default: () => null }>(() => undefined));
  const Waiting = () => {
    rendered.push('waiting');
    return (
      <Suspense fallback="…">
        <Late />
      </Suspense>
    );
  };
  const WithId = () => {
    rendered.push('id');
    return <b id={useId()} />;
  };
  const page = (
    <>
      <StaticPart>
        <Waiting />
      </StaticPart>
      <StaticPart>
        <WithId />
      </StaticPart>
    </>
  );
  draw(page);
  rendered = [];
  draw(page);
  expect([...new Set(rendered)]).toEqual(['waiting', 'id']);
});

test('nobody can write a mark', () => {
  const words = 'known 0; begin 0; end;';
  draw(
    <StaticPart>
      <Card words="E" />
    </StaticPart>,
  );
  expect(draw(<p>{words}</p>).html).toBe(`<p>${words}</p>`);
});
