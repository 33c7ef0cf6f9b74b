import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { inRoot } from './lib/paths.mjs';

/**
 * A resource is a feature of the server; contract, renderer and stories use its name. The exceptions, each with its
 * reason.
 */
const renderersOwn = {
  about: 'a page of text',
  admin: 'the frame of the admin area',
  comparisons: 'made of companies and technologies, by their own calls',
  'desktop-settings': 'the server knows nothing of them: contract/desktop/settings.ts',
  home: 'made of other resources',
  'kept-collections': 'of the desktop app: electron/main/collections',
  legal: 'pages of text',
  network: 'a page made of other resources',
  outbox: 'of the desktop app: electron/main/outbox',
};
const withoutScreens = {
  'account-data': 'on the pages of the settings: src/features/accounts/settings',
  'crash-reports': 'sent by the desktop app itself',
  health: 'asked by machines',
  'human-check': 'a part of forms: src/components/human-check.tsx',
};
const withoutStories = {
  audit: 'each change by an admin is looked up where it is told: e2e/users.spec.ts',
  'company-listings': 'a listing is named by who works there: e2e/company-people.spec.ts',
  enquiries: 'a listing is what members write about: e2e/listings-life.spec.ts, and the answers: e2e/dashboard.spec.ts',
  'failed-mails': 'mails are sent by the server alone: its page is shown in jsdom, src/features/failed-mails/admin',
  'focus-areas': 'a kind of content: e2e/content.spec.ts',
  'mail-samples': 'its frame is that of mailings: e2e/newsletter.spec.ts, and its page is opened in e2e/admin.spec.ts',
  partners: 'a kind of content: e2e/content.spec.ts',
  sharing: 'lists and pipelines are what members share: e2e/lists.spec.ts, e2e/pipelines.spec.ts',
  site: 'on every page',
  timelines: 'part of the notes of a record: e2e/notes.spec.ts, and what colleagues did: e2e/lists.spec.ts',
};
const ofNoResource = {
  contract: { endpoints: 'the list of all', items: 'the kinds of records, of which each resource has one' },
  e2e: {
    'drawn-pages': 'public pages of all resources, as the server draws them',
    'every-page-dialogs': 'what dialogs of several resources do with entries that were not sent',
    'every-page-forced-colours': 'how pages show what is chosen where the system chooses the colours',
    'every-page-keyboard': 'how many keys lead to the first record of a list',
    'every-page-zoom': 'tasks of several resources in a window that is zoomed to 400%',
    'every-page': 'what holds for every page of the contract, such as rules of accessibility',
    shell: 'what stands around every page: src/app/layout',
    'small-pages': 'small forms and the pages that links in mails lead to, of several resources',
  },
};

const namesIn = (folder: string, ending = '') =>
  readdirSync(inRoot(folder))
    .filter(
      (name) => name.endsWith(ending) && !name.endsWith('.test.ts') && !['kit', 'desktop', 'support'].includes(name),
    )
    // Git leaves empty folders behind when their files move.
    .filter((name) => ending !== '' || readdirSync(inRoot(folder, name)).length > 0)
    .map((name) => name.slice(0, name.length - ending.length));

const resources = namesIn('server/features');
const screens = namesIn('src/features');
const contracts = namesIn('contract', '.ts');
const stories = namesIn('e2e', '.spec.ts');

/** Whether a file has the name of one of `owners`, or of a part of it: `listings`, `listings-own`. */
const isNamedAfter = (name: string, owners: readonly string[]) =>
  owners.some((owner) => name === owner || name.startsWith(`${owner}-`));

test('each folder of the renderer has the name of a resource, and each resource has one', () => {
  const own = Object.keys(renderersOwn);
  expect(screens.filter((name) => !resources.includes(name))).toEqual(own);
  expect(resources.filter((name) => !screens.includes(name))).toEqual(Object.keys(withoutScreens));
});

test('each file of the contract has the name of a resource or of a part of one, and each resource has one', () => {
  const others = Object.keys(ofNoResource.contract);
  expect(contracts.filter((name) => !isNamedAfter(name, resources))).toEqual(others);
  expect(resources.filter((name) => !contracts.includes(name))).toEqual([]);
});

test("parts of a resource have the same name in the contract and in the server's folder", () => {
  const lost = contracts.filter((name) => {
    if (resources.includes(name) || !readFileSync(inRoot('contract', `${name}.ts`), 'utf8').includes('defineEndpoint('))
      return false;
    const owner = resources.filter((one) => name.startsWith(`${one}-`)).toSorted((a, b) => b.length - a.length)[0];
    if (owner === undefined) return !(name in ofNoResource.contract);
    const part = name.slice(owner.length + 1).replace(/s$/, '');
    return !readdirSync(inRoot('server/features', owner)).some((file) => file.startsWith(part));
  });
  expect(lost).toEqual([]);
});

test('each story has the name of a resource or of a part of one, and each resource with screens has one', () => {
  const owners = [...resources, ...screens];
  expect(stories.filter((name) => !isNamedAfter(name, owners))).toEqual(Object.keys(ofNoResource.e2e));
  const untold = screens.filter((name) => !stories.some((story) => isNamedAfter(story, [name])));
  expect(
    untold.filter((name) => !existsSync(inRoot('e2e/desktop', `${name.replace('desktop-', '')}.spec.ts`))),
  ).toEqual(Object.keys(withoutStories));
});

test('admin screens are in the admin folder of their resource', () => {
  const routes = readFileSync(inRoot('src/app/routes/admin-page-code.ts'), 'utf8');
  const pages = [...routes.matchAll(/import\('#src\/features\/([^']+)'\)/g)].map(([, path = '']) => path);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((path) => !/^(admin\/|[a-z-]+\/admin\/)/.test(path))).toEqual([]);
});
