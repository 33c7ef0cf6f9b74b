import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a radio button or ticks a box, or takes the tick back. Such a control follows the form, which is drawn
 * again after the click: `check()` looks at once and may look too early.
 */
export async function tick(control: Locator, isOn = true): Promise<void> {
  await control.click();
  await expect(control).toBeChecked({ checked: isOn });
}
