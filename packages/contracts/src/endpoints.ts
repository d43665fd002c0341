import type { Route } from './route.ts';

/**
 * The source of `client/endpoints.generated.ts`: method and path of every endpoint, and its time limit in seconds where
 * it has one of its own. Nothing else reaches the browser, and none of the sign-in service's, which its library knows.
 */
export function endpointsModule(routes: Record<string, Route>): string {
  const called = Object.entries(routes).filter(([, route]) => !('dialect' in route && route.dialect === 'auth'));
  const rows = called.map(([name, { method, path, timeoutSeconds }]) => {
    const limit = timeoutSeconds === undefined ? '' : `, ${timeoutSeconds}`;
    return `  ${name}: ['${method}', '${path}'${limit}],`;
  });
  return ['// Made by `npm run generate` from the table of routes.', 'export const endpoints = {', ...rows, '} as const;', ''].join(
    '\n',
  );
}
