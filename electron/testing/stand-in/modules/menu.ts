import { EventEmitter } from 'node:events';
import type { PressedKey } from '../pages/page.ts';
import { guarded } from '../support/guarded.ts';
import { openWindows } from '../support/life.ts';
import type { Part } from '../support/part.ts';
import { needsReady } from '../support/readiness.ts';
import { isAccelerator, isPressed } from './accelerators.ts';
import { roleInfo } from './menu-roles.ts';

type Options = Electron.MenuItemConstructorOptions;
const types = ['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette'] as const;

let lastCommand = 0;

class StandInMenuItem implements Part<Electron.MenuItem, 'submenu' | 'menu' | 'click' | 'role'> {
  readonly commandId = ++lastCommand;
  readonly id: string;
  readonly label: string;
  readonly role: string | undefined;
  readonly type: (typeof types)[number];
  readonly accelerator: string | undefined;
  readonly registerAccelerator: boolean;
  readonly submenu: StandInMenu | null;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly #click: Options['click'];

  constructor(options: Options) {
    const role = options.role?.toLowerCase();
    const info = role === undefined ? undefined : roleInfo(role);
    // Electron silently makes an empty item of it, which only a person would notice.
    if (role !== undefined && !info) throw new Error(`Unknown role: ${role}`);
    const submenu = options.submenu ?? info?.submenu;
    this.submenu = submenu ? menuOf(submenu) : null;
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal');
    if (this.type === 'submenu' && !this.submenu) throw new Error('Invalid submenu');
    if (!types.includes(this.type)) throw new Error(`Unknown menu item type: ${this.type as string}`);
    this.id = options.id ?? '';
    this.role = role;
    this.label = options.label ?? info?.label ?? '';
    this.accelerator = options.accelerator ?? info?.accelerator;
    if (this.accelerator !== undefined && !isAccelerator(this.accelerator)) {
      throw new TypeError(`Invalid accelerator: ${this.accelerator}`);
    }
    this.registerAccelerator = options.registerAccelerator ?? true;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.#click = options.click;
  }

  /** Clicks an item, as a person does. */
  click(): void {
    const run = this.role === undefined ? undefined : roleInfo(this.role)?.run;
    if (run) run();
    else (this.#click as ((item: unknown) => void) | undefined)?.(this);
  }
}

class StandInMenu extends EventEmitter implements Part<Electron.Menu, 'items' | 'getMenuItemById'> {
  readonly items: StandInMenuItem[] = [];

  constructor() {
    super();
    needsReady('Cannot create Menu before app is ready');
  }
  popup(_options: Electron.PopupOptions = {}): void {
    if (openWindows.length === 0) throw new Error('Cannot open Menu without a BaseWindow present');
  }
  getMenuItemById(id: string): StandInMenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
}

function menuOf(template: unknown): StandInMenu {
  if (template instanceof StandInMenu) return template;
  if (!Array.isArray(template)) {
    throw new TypeError('Invalid template for Menu: Menu template must be an array');
  }
  const menu = new StandInMenu();
  for (const options of template as Options[]) {
    const isItem = Object.hasOwn(options, 'label') || Object.hasOwn(options, 'role') || options.type === 'separator';
    if (!isItem) throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    menu.items.push(new StandInMenuItem(options));
  }
  return guarded('menu', menu);
}

let applicationMenu: StandInMenu | null = null;

/**
 * Keys that a page has left alone. The menu carries out the last of its items with this accelerator, shown or not,
 * unless the item is disabled.
 */
export function pressMenuKeys(keys: PressedKey): void {
  const items = applicationMenu ? itemsOf(applicationMenu) : [];
  const item = items.findLast(
    ({ accelerator, registerAccelerator }) =>
      accelerator !== undefined && registerAccelerator && isPressed(accelerator, keys),
  );
  if (item?.enabled) item.click();
}

const itemsOf = (menu: StandInMenu): StandInMenuItem[] =>
  menu.items.flatMap((item) => [item, ...(item.submenu ? itemsOf(item.submenu) : [])]);

/** Only the static part of `Menu` is used: menus are made from templates. */
export const Menu = guarded('Menu', {
  buildFromTemplate: (template: Options[]) => menuOf(template),
  setApplicationMenu: (menu: StandInMenu | null): void => {
    applicationMenu = menu;
  },
  getApplicationMenu: () => applicationMenu,
});
