import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';

import { paths, staticPages } from '#contract/kit/paths.ts';

// The shell reads the system's colour scheme while loading, which jsdom does not provide.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { routes } = await import('./routes.tsx');

/** Paths of routes that need no record, as the contract names pages. */
function staticPaths(tree: readonly RouteObject[], base = '/'): string[] {
  return tree.flatMap((route) => {
    const path = route.path ?? base;
    const own = route.index ? ['/'] : route.path === undefined || /[:*]/.test(path) ? [] : [path];
    return [...own, ...staticPaths(route.children ?? [], path)];
  });
}

describe('routes and the pages that the server knows', () => {
  test.each(Object.keys(staticPages))('%s has a route', (path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
  });

  test('every route without a record is a page that the server knows', () => {
    expect(staticPaths(routes).filter((path) => !(path in staticPages))).toEqual([]);
  });

  test.each(Object.values(paths))('%s has a page', (path) => {
    expect(matchRoutes(routes, path.replaceAll(':', '1'))?.some(({ route }) => (route.path ?? '/') === path)).toBe(
      true,
    );
  });

  test('any other path is the 404 page', () => {
    expect(matchRoutes(routes, '/no/such/page')?.at(-1)?.route.path).toBe('*');
  });
});
