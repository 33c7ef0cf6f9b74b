import type { MenuItemConstructorOptions } from 'electron';

import { routeOfAddress } from '../security/own-route.ts';
import { isAppUrl, toExternalUrl } from '../security/trusted-url.ts';

/** The fields of Electron's right-click event that the menu uses. */
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
  /** Opens another window on a page of the app; `null` in the research tool, which must not navigate the app. */
  openWindow: ((path: string) => void) | null;
  /** The address under which anyone can open a page of the app. */
  publicAddress: (path: string) => string;
  copy: (text: string) => void;
}

const maxSuggestions = 5;
const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The right-click menu: spelling, links and text editing. Empty where nothing applies. */
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
  if (linkURL === '') return [];
  if (isAppUrl(linkURL)) return ownLink(linkURL, actions);
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

function ownLink(linkURL: string, actions: ContextActions): MenuItemConstructorOptions[] {
  const { openWindow, publicAddress, copy } = actions;
  const route = routeOfAddress(linkURL);
  if (!route || !openWindow) return [];
  return [
    { label: 'Open in New Window', click: () => openWindow(route) },
    { label: 'Copy Link Address', click: () => copy(publicAddress(route)) },
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

/** An ampersand in a label marks a shortcut key, so ampersands in the text are doubled. */
const literal = (text: string) => text.replaceAll('&', '&&');
