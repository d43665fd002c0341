import type { Route } from './route.ts';

/** The source of `client/endpoints.generated.ts`: method and path of every endpoint, and nothing else. */
export function endpointsModule(routes: Record<string, Route>): string {
  const rows = Object.entries(routes).map(([name, route]) => `  ${name}: ['${route.method}', '${route.path}'],`);
  return ['// Made by `npm run generate` from the table of routes.', 'export const endpoints = {', ...rows, '} as const;', ''].join(
    '\n',
  );
}
