import type { MenuItemConstructorOptions } from 'electron';

import { isAppUrl, toExternalUrl } from '../security/trusted-url.ts';

/** The part of what Electron says about a right click that the menu is made of. */
export interface ClickedOn {
  isEditable: boolean;
  selectionText: string;
  linkURL: string;
  misspelledWord: string;
  dictionarySuggestions: readonly string[];
  editFlags: { canCut: boolean; canCopy: boolean; canPaste: boolean; canSelectAll: boolean };
}

export interface ContextActions {
  replaceMisspelling: (word: string) => void;
  addToDictionary: (word: string) => void;
  openExternal: (url: string) => void;
  copy: (text: string) => void;
}

const maxSuggestions = 5;
const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The menu of a right click: spelling, the link, and what can be done with text. Empty where there is nothing to do. */
export function contextTemplate(on: ClickedOn, actions: ContextActions): MenuItemConstructorOptions[] {
  const groups = [spelling(on, actions), link(on, actions), editing(on)].filter((group) => group.length > 0);
  return groups.flatMap((group, i) => (i === 0 ? group : [separator, ...group]));
}

function spelling({ misspelledWord, dictionarySuggestions }: ClickedOn, actions: ContextActions) {
  if (misspelledWord === '') return [];
  const suggestions = dictionarySuggestions
    .slice(0, maxSuggestions)
    .map(
      (word): MenuItemConstructorOptions => ({ label: literal(word), click: () => actions.replaceMisspelling(word) }),
    );
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: 'No suggestions', enabled: false }]),
    separator,
    { label: 'Add to Dictionary', click: () => actions.addToDictionary(misspelledWord) },
  ] satisfies MenuItemConstructorOptions[];
}

function link({ linkURL }: ClickedOn, actions: ContextActions): MenuItemConstructorOptions[] {
  if (linkURL === '' || isAppUrl(linkURL)) return [];
  const url = toExternalUrl(linkURL);
  if (!url) return [];
  const isMail = url.startsWith('mailto:');
  return [
    { label: isMail ? 'Write an Email' : 'Open Link in Browser', click: () => actions.openExternal(url) },
    {
      label: isMail ? 'Copy Email Address' : 'Copy Link Address',
      click: () => actions.copy(isMail ? url.slice('mailto:'.length) : url),
    },
  ];
}

function editing({ isEditable, selectionText, editFlags }: ClickedOn): MenuItemConstructorOptions[] {
  const { canCut, canCopy, canPaste, canSelectAll } = editFlags;
  if (isEditable) {
    return [
      { role: 'cut', enabled: canCut },
      { role: 'copy', enabled: canCopy },
      { role: 'paste', enabled: canPaste },
      { role: 'selectAll', enabled: canSelectAll },
    ];
  }
  return selectionText.trim() === '' ? [] : [{ role: 'copy', enabled: canCopy }];
}

/** In a label an ampersand marks a key; the word's own must show as they are. */
const literal = (text: string) => text.replaceAll('&', '&&');
