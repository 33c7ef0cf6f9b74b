import { expect, test } from 'vitest';

import { fileName, safeFileName } from './file-name.ts';

test.each([
  ['Salt-water battery pilot | CARDI', 'Salt-water battery pilot CARDI.pdf'],
  ['[STAGING] Events | CARDI', 'Events CARDI.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a\u0000b\nc: "d"', 'a b c d.pdf'],
  ['', 'CARDI.pdf'],
  ['...', 'CARDI.pdf'],
  ['CON', 'CON_.pdf'],
  ['nul. ', 'nul_.pdf'],
  ['aux.txt', 'aux_.txt.pdf'],
  ['Com¹ .x', 'Com¹_ .x.pdf'],
  ['Console', 'Console.pdf'],
  ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j is offered as %s', (title, name) => {
  expect(fileName(title, 'pdf')).toBe(name);
});

test.each([
  ['event.ics', 'event.ics'],
  ['con.csv', 'con_.csv'],
  ['LPT1.tar.pdf', 'LPT1_.tar.pdf'],
  ['report. .pdf', 'report.pdf'],
  ['.pdf', 'CARDI.pdf'],
])('a download that is called %j is offered as %s', (name, offered) => {
  expect(safeFileName(name)).toBe(offered);
});
