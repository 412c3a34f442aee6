import type { ComponentType } from 'react';
import { type AppPath, findPage } from '@/site-map';
import { type RouteModule, routeTable } from './route-table';

const loaded = new Map<AppPath, RouteModule>();

/** Fetches the route of an address, so that its page then shows without waiting. Does nothing for unknown addresses. */
export async function loadRoute(pathname: string): Promise<void> {
  const path = findPage(pathname)?.path;
  if (path && !loaded.has(path)) loaded.set(path, await routeTable[path]());
}

/** The page of an address, once its route has been fetched. */
export function loadedPage(path: AppPath): ComponentType | undefined {
  return loaded.get(path)?.Component;
}
