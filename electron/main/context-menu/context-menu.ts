import { app, clipboard, Menu } from 'electron';

import { openOutside } from '../security/guards.ts';
import { contextTemplate } from './template.ts';

/** The menu of a right click, in the app's pages and in the research tool. */
export function setUpContextMenus(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('context-menu', (_click, on) => {
      const template = contextTemplate(on, {
        replaceMisspelling: (word) => contents.replaceMisspelling(word),
        addToDictionary: (word) => contents.session.addWordToSpellCheckerDictionary(word),
        openExternal: (url) => void openOutside(url),
        copy: (text) => void clipboard.writeText(text),
      });
      if (template.length > 0) Menu.buildFromTemplate(template).popup();
    });
  });
}
