import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';

import { homeHtml } from './home-html.ts';

const index = `<html>
  <head>
    <script type="module" crossorigin src="/assets/index-1.js" nonce="NONCE"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js" nonce="NONCE">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css" nonce="NONCE">
  </head>
  <body>
    <div id="root"><!--boot--></div>
  </body>
</html>`;

const chunk = (fileName: string, parts: object) => ({ type: 'chunk', fileName, imports: [], ...parts });
const files = {
  'assets/home-1.js': chunk('assets/home-1.js', {
    facadeModuleId: '/project/src/features/home/home-page.tsx',
    imports: ['assets/index-1.js', 'assets/areas-1.js'],
    viteMetadata: { importedCss: new Set(['assets/home-1.css']) },
  }),
  'assets/areas-1.js': chunk('assets/areas-1.js', {
    imports: ['assets/home-1.js'],
    viteMetadata: { importedCss: new Set(['assets/areas-1.css']) },
  }),
  'assets/index-1.js': chunk('assets/index-1.js', {
    viteMetadata: { importedCss: new Set(['assets/index-1.css']) },
  }),
  'assets/hanken-grotesk-latin-wght-normal-1.woff2': { type: 'asset' },
} as unknown as Rolldown.OutputBundle;

const make = (markup: string) =>
  homeHtml(index, { home: { markup, styles: '.a {\n color: red }' }, files, nonce: 'NONCE' });

describe('home.html', () => {
  const html = make('<button type="button">Menu</button><p>Hello $& </p>');
  const head = html.slice(0, html.indexOf('</head>'));

  test('contains the markup unchanged, with buttons disabled until the app runs', () => {
    expect(html).toContain('<div id="root"><button disabled="" type="button">Menu</button><p>Hello $& </p></div>');
  });

  test("links styles and font in its head: the shell's sheet, then the page's, each once", () => {
    const sheets = [...head.matchAll(/rel="stylesheet"[^>]* href="\/assets\/([^"]+)"/g)].map((match) => match[1]);
    expect(sheets).toEqual(['index-1.css', 'areas-1.css', 'home-1.css']);
    expect(head).toContain('href="/assets/hanken-grotesk-latin-wght-normal-1.woff2" as="font"');
    expect(head).toContain('<style nonce="NONCE">.a { color: red }</style>');
  });

  test('puts its own styles before all sheets, so that the rules of the sheets win as on other pages', () => {
    expect(head.indexOf('<style nonce="NONCE">.a {')).toBeLessThan(head.indexOf('rel="stylesheet"'));
  });

  test('loads the app at its end, with the nonce: its scripts in order, those of the page preloaded', () => {
    expect(head).not.toContain('.js');
    const start = html.slice(html.indexOf('<script nonce="NONCE">'));
    const list = (name: string): unknown => JSON.parse(new RegExp(`const ${name} = (.*);`).exec(start)?.[1] ?? 'null');
    expect(list('app')).toEqual(['/assets/react-1.js', '/assets/index-1.js']);
    expect(list('fetched')).toEqual([
      '/assets/react-1.js',
      '/assets/index-1.js',
      '/assets/areas-1.js',
      '/assets/home-1.js',
    ]);
  });

  test('rejects markup that the content security policy would block', () => {
    expect(() => make('<p style="color:red">Hello</p>')).toThrow(/style attribute/);
  });
});
