import type { ComponentType } from 'react';
import { type AppPath, findPage } from '@/site-map';
import { type RouteModule, routeTable } from './route-table';

const loaded = new Map<AppPath, RouteModule>();

/** Loads a path's route, so that its page then renders synchronously. Unknown paths are ignored. */
export async function loadRoute(pathname: string): Promise<void> {
  const path = findPage(pathname)?.path;
  if (path && !loaded.has(path)) loaded.set(path, await routeTable[path]());
}

/** Returns the page component, if its route is loaded. */
export function loadedPage(path: AppPath): ComponentType | undefined {
  return loaded.get(path)?.Component;
}
