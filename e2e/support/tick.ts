import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a radio button, or ticks or clears a box. `check()` would look at once, but the form redraws its controls
 * after the click.
 */
export async function tick(control: Locator, isOn = true): Promise<void> {
  await control.click();
  await expect(control).toBeChecked({ checked: isOn });
}
