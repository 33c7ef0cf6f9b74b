import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { RequireUser } from '../require-user.tsx';
import { RequireVisitor } from '../require-visitor.tsx';

/** Loads the component of a page. */
type LoadPage = () => Promise<ComponentType>;

/** A page whose code is loaded at its first use. */
export function page(path: string, load: LoadPage, children?: RouteObject[]): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), ...(children && { children }) };
}

/**
 * Makes the pages of an area that most visitors never enter. Where the code of each page is stands in a module that is
 * loaded with the first of them.
 *
 * @param load the code of the pages, by the names that they have in `paths`
 */
export function areaOf<Name extends string>(load: () => Promise<Readonly<Record<Name, LoadPage>>>) {
  const loaderOf = (name: Name): LoadPage => {
    return async () => (await load())[name]();
  };
  return {
    pageOf: (name: Name & keyof typeof paths, children?: RouteObject[]): RouteObject =>
      page(paths[name], loaderOf(name), children),
    /** What a layout shows at its own address. */
    indexOf: (name: Name): RouteObject => ({
      index: true,
      lazy: async () => ({ Component: await loaderOf(name)() }),
    }),
  };
}

/** Pages for signed-in users. */
export function forUsers(children: RouteObject[]): RouteObject {
  return { Component: RequireUser, children };
}

/** Pages for visitors only. */
export function forVisitors(children: RouteObject[]): RouteObject {
  return { Component: RequireVisitor, children };
}
