import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses the elements of a page. */
export interface Hand {
  name: 'mouse' | 'keyboard';
  /** Presses a button, follows a link or checks a box. */
  use: (element: Locator) => Promise<void>;
  /** Brings a field under the cursor and types into it. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list by its name. */
  choose: (list: Locator, option: string) => Promise<void>;
}

export const mouse: Hand = {
  name: 'mouse',
  use: (element) => element.click(),
  type: (field, text) => field.fill(text),
  async choose(list, option) {
    await list.click();
    await list.getByRole('option', { name: option, exact: true }).click();
  },
};

/** More than any page has between two elements that are used one after another. */
const mostSteps = 400;

/** Goes to an element by the Tab key, as without a mouse. Throws where no number of steps leads to it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < mostSteps; step += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(element)}`);
}

export const keyboard: Hand = {
  name: 'keyboard',
  async use(element) {
    await tabTo(element.page(), element);
    const isBox = (await element.getAttribute('type')) === 'checkbox';
    await element.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  async type(field, text) {
    await tabTo(field.page(), field);
    await field.page().keyboard.type(text);
  },
  async choose(list, option) {
    await tabTo(list.page(), list);
    await list.page().keyboard.press('Enter');
    await list.page().keyboard.type(option.slice(0, 3));
    await list.page().keyboard.press('Enter');
    await expect(list.locator('option:checked')).toHaveText(option);
  },
};
