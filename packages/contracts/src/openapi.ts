import * as z from 'zod';
import { AuthFailureBody } from './auth-errors.ts';
import { FailureBody } from './errors.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of a table of routes. Schemas with an id become components; their JSON Schema is
 * the 2020-12 dialect, which OpenAPI 3.1 uses.
 */
export function openApiDocument(routes: Record<string, Route>, version: string): Json {
  const schemas: Record<string, Json> = {};

  function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
    const { $schema: _dialect, $defs: definitions, ...rest } = z.toJSONSchema(schema, { io });
    for (const [id, definition] of Object.entries(definitions ?? {})) schemas[id] = withComponentRefs(definition);
    const id = schema.meta()?.id;
    if (id === undefined) return withComponentRefs(rest);
    schemas[id] = withComponentRefs(rest);
    return { $ref: `#/components/schemas/${id}` };
  }

  const paths: Record<string, Json> = {};
  for (const [operationId, route] of Object.entries(routes)) {
    const failure = route.dialect === 'auth' ? AuthFailureBody : FailureBody;
    const status = route.status ?? (route.reply ? 200 : 204);
    (paths[route.path] ??= {})[route.method.toLowerCase()] = {
      operationId,
      summary: route.summary,
      tags: [route.area],
      security: route.auth === 'player' ? [{ player: [] }] : [],
      parameters: parametersOf(route, schemaOf),
      ...(route.body && {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
      }),
      responses: {
        [status]: {
          description: 'Success',
          ...(route.reply && { content: { 'application/json': { schema: schemaOf(route.reply, 'output') } } }),
        },
        default: {
          description: route.fails.length > 0 ? `Failure, for example ${route.fails.join(', ')}` : 'Failure',
          content: { 'application/json': { schema: schemaOf(failure, 'output') } },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Touchline', version, description: 'The API of Touchline. Every endpoint of the web app is here.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: { player: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function parametersOf(route: Route, schemaOf: (schema: z.ZodType, io: 'input') => Json): Json[] {
  const declared = (part: 'params' | 'query', place: 'path' | 'query') =>
    Object.entries(route[part]?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(schema as z.ZodType, 'input'),
    }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and body again gives the same answer, once',
    schema: { type: 'string', format: 'uuid' },
  };
  return [...declared('params', 'path'), ...declared('query', 'query'), ...(route.idempotent ? [key] : [])];
}

/** JSON Schema keeps shared definitions under `$defs`; OpenAPI keeps them under `components.schemas`. */
function withComponentRefs<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;
}
