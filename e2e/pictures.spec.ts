import type { Locator, Page } from '@playwright/test';

import { signInAsNewMember } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

/** Makes a company with a technology, both of the signed-in member; returns the technology's id. */
async function ownTechnology(page: Page): Promise<{ companyId: number; id: number }> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { id: number }).id;
  };
  const companyId = await post('/api/companies', {
    name: 'Ferrolane Works',
    description: 'Builds iron-air cells for storage over many days.',
    longDescription: '',
    websiteUrl: '',
    location: 'Lisbon, Portugal',
    foundedYear: 2018,
    size: '11-50',
    focusArea: 'energy-storage',
    fundingRounds: [],
    milestones: [],
  });
  const id = await post(`/api/companies/${companyId}/technologies`, {
    name: 'Iron-air cell',
    description: 'Stores electricity for a hundred hours by rusting iron and back.',
    detailedDescription: 'A cell of iron, water and air.\n\nIt is cheap and cannot burn.',
    focusArea: 'energy-storage',
    status: 'emerging',
    developmentStage: 'pilot',
    readinessLevel: 6,
    tags: ['iron', 'air'],
    isListedForSale: false,
    applications: ['Grid storage'],
    keyInnovators: [],
  });
  return { companyId, id };
}

/** A picture that the page draws: two colours and a circle, so that it can be seen what is kept of it. */
function draw(page: Page, [width, height]: [number, number], colours: [string, string]): Promise<number[]> {
  return page.evaluate(
    async ({ width, height, colours: [left, right] }) => {
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('No canvas');
      brush.fillStyle = left;
      brush.fillRect(0, 0, width, height);
      brush.fillStyle = right;
      brush.fillRect(width / 2, 0, width / 2, height);
      brush.beginPath();
      brush.arc(width / 2, height / 2, height / 4, 0, 7);
      brush.fillStyle = '#ffffff88';
      brush.fill();
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { width, height, colours },
  );
}

/** Drops or pastes a file on a place. */
async function hand(place: Locator, how: 'drop' | 'paste', name: string, bytes: number[]): Promise<void> {
  await place.evaluate(
    (element, { how: kind, name: title, bytes: content }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], title, { type: 'image/jpeg' }));
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, ...at })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { how, name, bytes },
  );
}

test('an owner drops, pastes and crops pictures of a technology; visitors see them and open them larger', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewMember(page);
  await followSystemTheme(page);
  const { id } = await ownTechnology(page);
  await page.goto(`/network/technologies/${id}/edit`);
  const card = page.getByRole('region', { name: 'Pictures' });
  const chooser = card.getByRole('button', { name: 'Add pictures' });
  await expect(chooser).toBeVisible();
  await hand(chooser, 'drop', 'plant.jpg', await draw(page, [1600, 900], ['#14532d', '#86efac']));
  await hand(chooser, 'paste', 'cell.jpg', await draw(page, [900, 900], ['#1e3a8a', '#93c5fd']));
  await card.getByLabel('Picture files').setInputFiles({
    name: 'stack.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await draw(page, [1200, 800], ['#7c2d12', '#fdba74'])),
  });
  const items = card.getByRole('list', { name: 'pictures' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(card.getByRole('progressbar')).toHaveCount(0);

  // A picture without a text for those who cannot see it is not saved.
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByText('Please describe the picture for people who cannot see it')).toHaveCount(3);
  for (const [index, text] of ['The pilot plant from above', 'A cell on the bench', 'Ten cells in a stack'].entries()) {
    await card.getByRole('textbox', { name: 'Description' }).nth(index).fill(text);
  }
  await axeInBothThemes(page);

  // By keyboard alone: the right edge of the first picture is taken in by a third.
  await card.getByRole('button', { name: 'Crop picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const edge = dialog.getByLabel(/^Right edge/);
  await edge.focus();
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await axeInBothThemes(page);
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(dialog).toBeHidden();
  const thumb = items.first().locator('img');
  const shape = () => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(shape).toBeLessThan(1.4);
  await expect(card.getByRole('textbox', { name: 'Description' }).first()).toHaveValue('The pilot plant from above');

  await card.getByRole('button', { name: 'Move picture 3 up' }).click();

  // Another one stands in the text. Its words are changed where it is selected.
  const text = page.getByRole('textbox', { name: 'About' });
  await text.getByText('It is cheap').scrollIntoViewIfNeeded();
  await hand(text.getByText('It is cheap'), 'drop', 'graph.jpg', await draw(page, [1000, 400], ['#312e81', '#a5b4fc']));
  const words = page.getByRole('textbox', { name: 'What the picture shows' });
  await words.fill('Capacity over a year');
  await words.press('Enter');
  await text.getByRole('img', { name: 'Capacity over a year' }).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(words).toHaveValue('Capacity over a year');
  await axeInBothThemes(page);
  await words.fill('Capacity over two years');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/network/technologies/${id}$`));

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await followSystemTheme(visitor);
  await visitor.goto(`/network/technologies/${id}`);
  const gallery = visitor.getByRole('region', { name: 'Pictures' });
  const pictures = gallery.getByRole('img');
  await expect(pictures).toHaveCount(3);
  const inText = visitor.getByRole('img', { name: 'Capacity over two years' });
  await expect.poll(() => inText.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(300);
  expect(await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')))).toEqual([
    'The pilot plant from above',
    'Ten cells in a stack',
    'A cell on the bench',
  ]);
  await expect
    .poll(() => pictures.first().evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(300);
  await axeInBothThemes(visitor);
  const opener = gallery.getByRole('button', { name: /^Ten cells in a stack/ });
  await opener.click();
  const viewer = visitor.getByRole('dialog', { name: 'Picture 2 of 3' });
  await expect(viewer.getByRole('img', { name: 'Ten cells in a stack' })).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  const next = visitor.getByRole('dialog', { name: 'Picture 3 of 3' });
  await expect(next.getByRole('img', { name: 'A cell on the bench' })).toBeVisible();
  await axeInBothThemes(visitor);
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await context.close();
});

test('a company shows its logo in the directory and on its page instead of its first letters', async ({ page }) => {
  await signInAsNewMember(page);
  await followSystemTheme(page);
  const { companyId } = await ownTechnology(page);
  await page.goto(`/network/companies/${companyId}/edit`);
  const card = page.getByRole('region', { name: 'Logo' });
  await expect(card.getByRole('button', { name: 'Add logo' })).toBeVisible();
  await card.getByLabel('Picture file').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await draw(page, [800, 400], ['#14532d', '#86efac'])),
  });
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await axeInBothThemes(page);
  // The frame keeps its shape; the pointer takes it to the right end.
  const frame = dialog.getByLabel(/^The part that is kept/);
  const box = await frame.boundingBox();
  if (!box) throw new Error('No frame');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Replace logo' })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/network/companies/${companyId}$`));
  const logo = page.locator('main img[src^="/api/pictures/"]').first();
  const seen = () =>
    logo.evaluate((image: HTMLImageElement) => {
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const brush = canvas.getContext('2d');
      brush?.drawImage(image, 0, 0);
      const [red] = brush?.getImageData(canvas.width - 20, canvas.height / 2, 1, 1).data ?? [];
      return { shape: image.naturalWidth / image.naturalHeight, isRight: (red ?? 0) > 100 };
    });
  await expect.poll(seen).toEqual({ shape: 1, isRight: true });
  await page.goto('/network/companies?search=ferrolane');
  await expect.poll(seen).toEqual({ shape: 1, isRight: true });
  await axeInBothThemes(page);
});
