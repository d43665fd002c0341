import * as z from 'zod';
import { AuthFailureBody } from './auth-error-codes.ts';
import { FailureBody } from './error-codes.ts';
import { failuresOfAny } from './route-failures.ts';
import { endpointAccessAndLimits, type EndpointAccessAndLimits } from './endpoint-access-and-limits.ts';
import type { Route, UploadRoute } from './route.ts';

type Json = Record<string, unknown>;
type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => Json;

const bytes = { type: 'string', format: 'binary' };

/**
 * The OpenAPI 3.1 document of a table of routes, with what it has no words for as `x-endpoints` and
 * `x-failures-of-any`. Schemas with an id become components; their JSON Schema is
 * the 2020-12 dialect, which OpenAPI 3.1 uses.
 */
export function openApiDocument(routes: Record<string, Route>, version: string): Json {
  const schemas: Record<string, Json> = {};

  const schemaOf: SchemaOf = (schema, io) => {
    const { $schema: _dialect, $defs: definitions, ...rest } = z.toJSONSchema(schema, { io });
    for (const [id, definition] of Object.entries(definitions ?? {})) schemas[id] = withComponentRefs(definition);
    const id = schema.meta()?.id;
    if (id === undefined) return withComponentRefs(rest);
    // What has an id is among the definitions already, and the whole leads there, unless nothing else is defined.
    schemas[id] ??= withComponentRefs(rest);
    return { $ref: `#/components/schemas/${id}` };
  };

  const paths: Record<string, Json> = {};
  for (const [operationId, route] of Object.entries(routes)) {
    const dialect = route.kind === 'json' ? route.dialect : undefined;
    const failure = dialect === 'auth' ? AuthFailureBody : FailureBody;
    const operation = {
      operationId,
      summary: route.summary,
      tags: [route.area],
      security: route.auth === 'player' || route.auth === 'operator' ? [{ player: [] }] : [],
      parameters: parametersOf(route, schemaOf),
      ...requestBodyOf(route, schemaOf),
      'x-endpoints': [endpointAccessAndLimits(operationId, route)],
      responses: {
        ...successOf(route, schemaOf),
        default: {
          description: route.fails.length > 0 ? `Failure, for example ${route.fails.join(', ')}` : 'Failure',
          content: { 'application/json': { schema: schemaOf(failure, 'output') } },
        },
      },
    };
    const path = (paths[route.path] ??= {});
    const method = route.method.toLowerCase();
    // The same question answered in another kind of content: one operation tells both.
    path[method] = path[method] === undefined ? operation : withContentOf(path[method] as typeof operation, operation);
    if (route.kind === 'upload') path['get'] = offsetOperation(operationId, operation, route, schemaOf);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Touchline', version, description: 'The API of Touchline. Every endpoint of the web app is here.' },
    servers: [{ url: '/' }],
    'x-failures-of-any': failuresOfAny,
    paths,
    components: {
      schemas,
      securitySchemes: { player: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

type Operation = Json & { readonly responses: Json; readonly 'x-endpoints': readonly EndpointAccessAndLimits[] };
interface Response {
  readonly content?: Json;
}

function withContentOf<One extends Operation>(one: One, other: Operation): One {
  const [success, second] = [one.responses[200], other.responses[200]] as readonly (Response | undefined)[];
  const content = { ...success?.content, ...second?.content };
  const endpoints = [...one['x-endpoints'], ...other['x-endpoints']];
  return { ...one, 'x-endpoints': endpoints, responses: { ...one.responses, 200: { ...success, content } } };
}

function requestBodyOf(route: Route, schemaOf: SchemaOf): Json {
  if (route.kind === 'upload') {
    const types = ['application/octet-stream', ...(route.types ?? [])];
    return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: bytes }])) } };
  }
  if (route.kind === 'download' || route.body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } } };
}

function successOf(route: Route, schemaOf: SchemaOf): Json {
  if (route.kind === 'upload') return uploadedOf(schemaOf);
  if (route.kind === 'download') {
    const content = { 'application/octet-stream': { schema: bytes } };
    return { 200: { description: 'The whole', content }, 206: { description: 'The range that was asked for', content } };
  }
  if (route.kind === 'stream') {
    const schema = { anyOf: [schemaOf(route.events, 'output'), failedEvent(schemaOf)] };
    return { 200: { description: 'Events; the last one is of type done or failed', content: { 'text/event-stream': { schema } } } };
  }
  const content = route.reply && { content: { 'application/json': { schema: schemaOf(route.reply, 'output') } } };
  return {
    [route.status ?? (route.reply ? 200 : 204)]: { description: 'Success', ...content },
    ...(route.conditional && { 304: { description: 'Nothing has changed since the answer with this `ETag`' } }),
  };
}

function failedEvent(schemaOf: SchemaOf): Json {
  return {
    type: 'object',
    properties: { type: { const: 'failed' }, failure: schemaOf(FailureBody, 'output') },
    required: ['type', 'failure'],
  };
}

/** What both requests of an upload answer. */
const Received = z.object({ received: z.int().min(0).describe('Bytes that have arrived') });

function uploadedOf(schemaOf: SchemaOf): Json {
  return { 200: { description: 'How much has arrived', content: { 'application/json': { schema: schemaOf(Received, 'output') } } } };
}

function offsetOperation(name: string, operation: Json, route: UploadRoute, schemaOf: SchemaOf): Json {
  const { requestBody: _none, ...rest } = operation;
  return {
    ...rest,
    operationId: `${name}Offset`,
    summary: `How much has arrived: ${route.summary}`,
    parameters: [...declared(route, 'params', schemaOf), ...linkParameters(route)],
  };
}

function declared(route: Route, part: 'params' | 'query', schemaOf: SchemaOf): Json[] {
  return Object.entries(route[part]?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
}

/** What a signed link carries. */
function linkParameters({ auth }: Route): Json[] {
  if (auth !== 'signed') return [];
  return [
    { name: 'expires', in: 'query', required: true, description: 'Seconds since 1970', schema: { type: 'integer' } },
    { name: 'signature', in: 'query', required: true, description: 'Of path, expiry and use', schema: { type: 'string' } },
  ];
}

function parametersOf(route: Route, schemaOf: SchemaOf): Json[] {
  const parameters: Json[] = [...declared(route, 'params', schemaOf), ...declared(route, 'query', schemaOf)];
  if (route.kind === 'upload') {
    const description = 'Bytes that have arrived before; without it the body is the whole, and what has arrived is dropped';
    parameters.push({ name: 'offset', in: 'query', required: false, description, schema: { type: 'integer', minimum: 0 } });
  }
  parameters.push(...linkParameters(route));
  if (route.kind === 'json' && route.conditional) {
    const description = 'The `ETag` of an answer that is still there';
    parameters.push({ name: 'If-None-Match', in: 'header', required: false, description, schema: { type: 'string' } });
  }
  if (route.kind === 'json' && route.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key and body again gives the same answer, once',
      schema: { type: 'string', format: 'uuid' },
    });
  }
  return parameters;
}

/** JSON Schema keeps shared definitions under `$defs`; OpenAPI keeps them under `components.schemas`. */
function withComponentRefs<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;
}
