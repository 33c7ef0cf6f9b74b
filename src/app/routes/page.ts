import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { RequireUser } from '../require-user.tsx';
import { RequireVisitor } from '../require-visitor.tsx';

/** A page whose code is loaded when it is first needed. */
export function page(path: string, load: () => Promise<ComponentType>, children?: RouteObject[]): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), ...(children && { children }) };
}

/** Pages that are drawn with Ant Design; its provider comes with the first of them. All others are drawn without. */
export function withAntd(children: RouteObject[]): RouteObject {
  return { lazy: async () => ({ Component: (await import('../antd-layout.tsx')).AntdLayout }), children };
}

/** Pages that one signs in for. */
export function forUsers(children: RouteObject[]): RouteObject {
  return { Component: RequireUser, children };
}

/** Pages that are for those only who have not signed in. */
export function forVisitors(children: RouteObject[]): RouteObject {
  return { Component: RequireVisitor, children };
}
