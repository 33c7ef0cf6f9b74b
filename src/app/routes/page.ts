import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A page whose code is loaded when it is first needed. */
export function page(path: string, load: () => Promise<ComponentType>, children?: RouteObject[]): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), ...(children && { children }) };
}
