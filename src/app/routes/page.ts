import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { RequireUser } from '../require-user.tsx';
import { RequireVisitor } from '../require-visitor.tsx';

/** A page whose code is loaded at its first use. */
export function page(path: string, load: () => Promise<ComponentType>, children?: RouteObject[]): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), ...(children && { children }) };
}

/** Pages for signed-in users. */
export function forUsers(children: RouteObject[]): RouteObject {
  return { Component: RequireUser, children };
}

/** Pages for visitors only. */
export function forVisitors(children: RouteObject[]): RouteObject {
  return { Component: RequireVisitor, children };
}
