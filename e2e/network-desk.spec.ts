import { signInAsNewMember } from './support/account.ts';
import { addStorageCompanies, aPerson, connectPeople, findKeepCompareShareAndAsk, idOf } from './support/desk.ts';
import { keyboard, mouse } from './support/hands.ts';
import { uniqueWord } from './support/listings.ts';
import { test } from './support/test.ts';

// The whole way through the desk; by keyboard it takes hundreds of key presses.
test.setTimeout(180_000);

for (const hand of [mouse, keyboard]) {
  test(`by ${hand.name}: an investor finds five companies, compares, keeps and shares them, and asks for an introduction`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = await signInAsNewMember(page);
    const [founder, colleague] = [await aPerson(browser, baseURL), await aPerson(browser, baseURL)];
    await connectPeople({ page, name, id: await idOf(page) }, colleague, baseURL);
    const word = uniqueWord();
    await addStorageCompanies(founder, word);
    await findKeepCompareShareAndAsk({ hand, page, open: (path) => page.goto(path), colleague, word });
    for (const one of [founder, colleague]) await one.page.context().close();
  });
}
