import { expect, test, vi } from 'vitest';

import { type ClickedOn, contextTemplate } from './template.ts';

const nothing: ClickedOn = {
  isEditable: false,
  selectionText: '',
  linkURL: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: { canCut: false, canCopy: true, canPaste: true, canSelectAll: true },
};

function menu(changes: Partial<ClickedOn>) {
  const actions = {
    replaceMisspelling: vi.fn(),
    addToDictionary: vi.fn(),
    openExternal: vi.fn(),
    openWindow: vi.fn(),
    publicAddress: (path: string) => `https://cardi.example${path}`,
    copy: vi.fn(),
  };
  const items = contextTemplate({ ...nothing, ...changes }, actions);
  const names = items.map(({ label, role, type }) => label ?? role ?? type);
  const click = (name: string) => {
    const item = items.find(({ label }) => label === name);
    (item?.click as (() => void) | undefined)?.();
  };
  return { actions, items, names, click };
}

test('without any applicable item there is no menu', () => {
  expect(menu({}).items).toEqual([]);
  expect(menu({ selectionText: '  ' }).items).toEqual([]);
});

test('a misspelt word: at most five suggestions, the dictionary, then editing', () => {
  const { names, click, actions } = menu({
    isEditable: true,
    misspelledWord: 'eletrolyser',
    dictionarySuggestions: ['electrolyser', 'R&D', 'c', 'd', 'e', 'f'],
  });
  expect(names).toEqual([
    'electrolyser',
    'R&&D',
    'c',
    'd',
    'e',
    'separator',
    'Add to Dictionary',
    'separator',
    'cut',
    'copy',
    'paste',
    'selectAll',
  ]);
  click('R&&D');
  click('Add to Dictionary');
  expect(actions.replaceMisspelling.mock.calls).toEqual([['R&D']]);
  expect(actions.addToDictionary.mock.calls).toEqual([['eletrolyser']]);
});

test('a misspelt word without suggestions says so', () => {
  expect(menu({ isEditable: true, misspelledWord: 'xqz' }).items[0]).toEqual({
    label: 'No suggestions',
    enabled: false,
  });
});

test('actions that are not possible are greyed out', () => {
  const { items } = menu({ isEditable: true });
  expect(items.map(({ role, enabled }) => [role, enabled])).toEqual([
    ['cut', false],
    ['copy', true],
    ['paste', true],
    ['selectAll', true],
  ]);
});

test('a link to another site can be opened and copied', () => {
  const { names, click, actions } = menu({ linkURL: 'https://journal.example/a', selectionText: 'text' });
  expect(names).toEqual(['Open Link in Browser', 'Copy Link Address', 'separator', 'copy']);
  click('Open Link in Browser');
  click('Copy Link Address');
  expect(actions.openExternal.mock.calls).toEqual([['https://journal.example/a']]);
  expect(actions.copy.mock.calls).toEqual([['https://journal.example/a']]);
});

test('a link to the app’s own page opens a window, but not from the research tool', () => {
  const { names, click, actions } = menu({ linkURL: 'app://cardi/events?type=fair#top' });
  expect(names).toEqual(['Open in New Window', 'Copy Link Address']);
  click('Open in New Window');
  click('Copy Link Address');
  // The app's own address leads nowhere in another program.
  expect(actions.copy.mock.calls).toEqual([['https://cardi.example/events?type=fair#top']]);
  expect(actions.openWindow.mock.calls).toEqual([['/events?type=fair#top']]);
  expect(menu({ linkURL: 'app://cardi/api/users' }).items).toEqual([]);
  const inTool = { ...nothing, linkURL: 'app://cardi/events' };
  expect(contextTemplate(inTool, { ...actions, openWindow: null })).toEqual([]);
});

test('an email address can be written to', () => {
  const { names, click, actions } = menu({ linkURL: 'mailto:hello@cardi.example' });
  expect(names).toEqual(['Write an Email', 'Copy Email Address']);
  click('Copy Email Address');
  expect(actions.copy.mock.calls).toEqual([['hello@cardi.example']]);
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://a:b@evil.example/'])(
  '%s is not offered',
  (linkURL) => {
    expect(menu({ linkURL }).items).toEqual([]);
  },
);
