import type { Route } from './route.ts';

/**
 * The source of `client/endpoints.generated.ts`: method and path of every endpoint, and its time limit in seconds where
 * it has one of its own. Nothing else reaches the browser, and none of the sign-in service's, which its library knows.
 * Those of operators are a module of their own (`operator-endpoints.generated.ts`), which players do not load.
 */
export function endpointsModule(routes: Record<string, Route>, of: 'players' | 'operators'): string {
  const called = Object.entries(routes).filter(
    ([, route]) => !('dialect' in route && route.dialect === 'auth') && (route.auth === 'operator') === (of === 'operators'),
  );
  const rows = called.map(([name, { method, path, timeoutSeconds }]) => {
    const limit = timeoutSeconds === undefined ? '' : `, ${timeoutSeconds}`;
    return `  ${name}: ['${method}', '${path}'${limit}],`;
  });
  return ['// Made by `npm run generate` from the table of routes.', `export const ${of === 'operators' ? 'operatorEndpoints' : 'endpoints'} = {`, ...rows, '} as const;', ''].join(
    '\n',
  );
}
