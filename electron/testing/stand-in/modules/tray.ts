import { EventEmitter } from 'node:events';

import { guarded } from '../support/guarded.ts';
import type { Part } from '../support/part.ts';
import { needsReady } from '../support/readiness.ts';
import type { Menu } from './menu.ts';
import type { StandInImage } from './native-image.ts';

type BuiltMenu = ReturnType<typeof Menu.buildFromTemplate>;

const trays: StandInTray[] = [];

class StandInTray
  extends EventEmitter
  implements Part<Electron.Tray, 'setImage' | 'setContextMenu' | 'setTitle' | 'getTitle'>
{
  #image: StandInImage;
  #toolTip = '';
  #title = '';
  #menu: BuiltMenu | null = null;
  #isDestroyed = false;

  constructor(image: StandInImage) {
    super();
    needsReady('Cannot create Tray before app is ready');
    this.#image = image;
    trays.push(this);
    return guarded('tray', this, (property) => {
      if (this.#isDestroyed && property !== 'isDestroyed') throw new TypeError('Object has been destroyed');
    });
  }
  setImage(image: StandInImage): void {
    this.#image = image;
  }
  setToolTip(text: string): void {
    this.#toolTip = text;
  }
  setTitle(text: string): void {
    this.#title = text;
  }
  getTitle(): string {
    return this.#title;
  }
  setContextMenu(menu: BuiltMenu | null): void {
    this.#menu = menu;
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  destroy(): void {
    trays.splice(trays.indexOf(this), 1);
    this.#isDestroyed = true;
  }
  /** What a person sees of it. */
  static look(tray: StandInTray) {
    return { toolTip: tray.#toolTip, menu: tray.#menu, size: tray.#image.getSize() };
  }
}

export type { StandInTray };

export const Tray = guarded('Tray', StandInTray);

/** What the icons show. */
export const shownInTray = () => trays.map((tray) => StandInTray.look(tray));
