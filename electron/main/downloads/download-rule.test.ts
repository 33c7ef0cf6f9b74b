import { expect, test } from 'vitest';

import { isDownloadAllowed } from './download-rule.ts';

const tool = ['https://research.example', 'https://files.example'];

test.each([
  ['app://cardi/api/events/3/calendar', 'event.ics'],
  ['blob:app://cardi/6d0c', 'my-data.json'],
  ['https://research.example/export', 'answer.pdf'],
  ['blob:https://research.example/6d0c', 'answer.md'],
  ['https://files.example/answer', 'answer.docx'],
])('%s as %s may be saved', (url, name) => {
  expect(isDownloadAllowed({ url, name }, tool)).toBe(true);
});

test.each([
  ['https://evil.example/file', 'file.pdf'],
  ['blob:https://evil.example/6d0c', 'file.pdf'],
  ['app://elsewhere/file', 'file.pdf'],
  ['https://research.example.evil.example/x', 'x.pdf'],
  ['file:///etc/passwd', 'passwd'],
  ['data:text/html,hello', 'hello.txt'],
  ['https://research.example/export', 'setup.exe'],
  ['https://research.example/export', 'Setup.EXE. '],
  ['app://cardi/assets/x', 'x.desktop'],
  ['app://cardi/assets/x', 'invoice.pdf.sh'],
])('%s as %s is refused', (url, name) => {
  expect(isDownloadAllowed({ url, name }, tool)).toBe(false);
});

test.each(
  'url scf html htm svg settingcontent-ms search-ms application jnlp docm xlsm xll vhd zip lnk jar js'.split(' '),
)('L12: a file that ends in .%s is refused, though it is on no list of programs', (ending) => {
  expect(isDownloadAllowed({ url: 'app://cardi/assets/x', name: `report.${ending}` }, tool)).toBe(false);
});

test('L12: a name without an extension, or ending in a blank or dot that the system drops, is refused', () => {
  for (const name of ['report', 'report.', 'report.pdf.', 'report.pdf ', 'report.exe\u0000.', '']) {
    expect(isDownloadAllowed({ url: 'app://cardi/assets/x', name }, tool)).toBe(false);
  }
});

test('without a research tool only the app’s own files can be saved', () => {
  expect(isDownloadAllowed({ url: 'https://research.example/export', name: 'a.pdf' }, [])).toBe(false);
});
