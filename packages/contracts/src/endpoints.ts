import type { Route } from './route.ts';

/**
 * The source of `client/endpoints.generated.ts`: method and path of every endpoint, and its time limit in seconds where
 * it has one of its own. Nothing else reaches the browser.
 */
export function endpointsModule(routes: Record<string, Route>): string {
  const rows = Object.entries(routes).map(([name, { method, path, timeoutSeconds }]) => {
    const limit = timeoutSeconds === undefined ? '' : `, ${timeoutSeconds}`;
    return `  ${name}: ['${method}', '${path}'${limit}],`;
  });
  return ['// Made by `npm run generate` from the table of routes.', 'export const endpoints = {', ...rows, '} as const;', ''].join(
    '\n',
  );
}
