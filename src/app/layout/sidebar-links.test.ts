import { describe, expect, test } from 'vitest';

import { fillPath } from '#contract/kit/endpoint.ts';
import { adminPages } from '#contract/kit/pages/admin.ts';
import { paths } from '#contract/kit/paths.ts';
import { ines } from '#src/app/testing/member.ts';
import { adminGroups } from '#src/features/admin/index.ts';
import { currentLink } from '#src/lib/current-link.ts';
import { settingsLink, sidebarGroups } from './sidebar-links.tsx';

const site = { deepResearch: { name: 'Ensemble' } } as Parameters<typeof sidebarGroups>[1];
const groups = sidebarGroups({ ...ines, role: 'admin' }, site, { unread: undefined, unsent: 0 });
const memberLinks = [...groups.flatMap(({ links }) => links), settingsLink];
const adminLinks = adminGroups.flatMap(({ links }) => links);
const addressOf = (path: string) =>
  fillPath(path, Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 1])));

describe('each page has exactly one current link in the sidebar', () => {
  test.each(Object.values(paths))('%s', (path) => {
    const links = path.startsWith(paths.admin) ? adminLinks : memberLinks;
    const claiming = links.filter(({ pages }) => pages.some((page) => page === path));
    const current = currentLink(links, addressOf(path));
    expect(current).toBeDefined();
    // A link that leads to the page itself comes first; otherwise nobody else may claim it.
    expect(claiming.filter((link) => link !== current)).toEqual([]);
  });

  test('My Profile for one’s own profile, Members for any other', () => {
    expect(currentLink(memberLinks, '/network/profile/7')?.label).toBe('My Profile');
    expect(currentLink(memberLinks, '/network/profile/8')?.label).toBe('Members');
  });

  test('the Admin Panel for an admin who still sees the links of members', () => {
    for (const { path } of Object.values(adminPages)) {
      expect(currentLink(memberLinks, addressOf(path))?.label).toBe('Admin Panel');
    }
  });

  test('none for an address without a page', () => {
    expect(currentLink(memberLinks, '/no/such/page')).toBeUndefined();
  });
});
