import { expect, test } from 'vitest';

import { createEventParser } from './event-parser.ts';

test('an event has the last id that was said; an id alone is an event without data', () => {
  const parse = createEventParser();
  expect(parse('data: one\n\nid: 5\ndata: two\n\ndata: three\n\nid: 6\n\n: hello\n\n\n')).toEqual([
    { id: null, data: 'one' },
    { id: '5', data: 'two' },
    { id: '5', data: 'three' },
    { id: '6', data: null },
  ]);
});

test('an event may be cut anywhere', () => {
  const text = 'id:7-1\r\ndata: one\r\ndata: two\r\n\r\n';
  for (let at = 0; at <= text.length; at += 1) {
    const parse = createEventParser();
    expect([...parse(text.slice(0, at)), ...parse(text.slice(at)), ...parse(':')]).toEqual([
      { id: '7-1', data: 'one\ntwo' },
    ]);
  }
});
