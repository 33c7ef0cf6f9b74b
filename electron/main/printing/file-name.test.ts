import { expect, test } from 'vitest';

import { fileName } from './file-name.ts';

test.each([
  ['Salt-water battery pilot | CARDI', 'Salt-water battery pilot CARDI.pdf'],
  ['[STAGING] Events | CARDI', 'Events CARDI.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a\u0000b\nc: "d"', 'a b c d.pdf'],
  ['', 'CARDI.pdf'],
  ['...', 'CARDI.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j is offered as %s', (title, name) => {
  expect(fileName(title, 'pdf')).toBe(name);
});
