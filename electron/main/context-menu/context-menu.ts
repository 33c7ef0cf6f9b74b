import { app, clipboard, Menu } from 'electron';

import { openOutside } from '../security/guards.ts';
import { type ContextActions, contextTemplate } from './template.ts';

type OwnLinks = Pick<ContextActions, 'publicAddress'> & { openWindow: (path: string) => void };

/** The menu of a right click, in the app's pages and in the research tool. */
export function setUpContextMenus({ openWindow, publicAddress }: OwnLinks): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('context-menu', (_click, on) => {
      const template = contextTemplate(on, {
        replaceMisspelling: (word) => contents.replaceMisspelling(word),
        addToDictionary: (word) => contents.session.addWordToSpellCheckerDictionary(word),
        openExternal: (url) => void openOutside(url),
        openWindow: contents.getType() === 'window' ? openWindow : null,
        publicAddress,
        copy: (text) => void clipboard.writeText(text),
      });
      if (template.length > 0) Menu.buildFromTemplate(template).popup();
    });
  });
}
