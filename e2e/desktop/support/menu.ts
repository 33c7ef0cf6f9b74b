import type { DesktopApp } from '#e2e/support/desktop-app.ts';

/** Clicks an item of the native menu by the names on the way to it. */
export const clickMenu = (app: DesktopApp, ...labels: string[]) =>
  app.evaluate(({ Menu }, names) => {
    let items = Menu.getApplicationMenu()?.items ?? [];
    for (const [i, name] of names.entries()) {
      const item = items.find(({ label }) => label === name);
      if (!item) throw new Error(`There is no menu item ${name}`);
      if (i === names.length - 1) (item.click as () => void)();
      items = item.submenu?.items ?? [];
    }
  }, labels);
