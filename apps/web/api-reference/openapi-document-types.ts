import type { EndpointAccessAndLimits } from '@touchline/contracts';

/** A JSON Schema as our OpenAPI document has them: as much of it as is told. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  readonly 'x-endpoints': readonly EndpointAccessAndLimits[];
};

/** Our OpenAPI document, as far as the reference reads it. */
export type ApiDocument = {
  readonly info: { readonly version: string };
  readonly 'x-failures-of-any': EndpointAccessAndLimits['fails'];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** Limits that JSON Schema generators write where there are none: the range of exact integers. */
const isALimit = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** "3 to 20", "at most 20", "at least 3", or nothing. */
function range(least: number | undefined, most: number | undefined): string {
  if (isALimit(least) && isALimit(most)) return least === most ? `${least}` : `${least} to ${most}`;
  if (isALimit(most)) return `at most ${most}`;
  return isALimit(least) ? `at least ${least}` : '';
}

const withRange = (words: string, span: string, unit = ''): string => (span === '' ? words : `${words}, ${span}${unit}`);

/** What one value has to be, in words, where no other schema is named. */
export function plainType(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  switch (schema.type) {
    case undefined:
      return 'anything';
    case 'string':
      return withRange(schema.format ? `text (${schema.format})` : 'text', range(schema.minLength || undefined, schema.maxLength), ' characters');
    case 'integer':
      return withRange('whole number', range(schema.minimum, schema.maximum));
    case 'number':
      return withRange('number', range(schema.minimum, schema.maximum));
    case 'boolean':
      return 'true or false';
    default:
      return schema.type;
  }
}

/** "; 1 to 5 of them", or nothing. */
export function listLength({ minItems, maxItems }: Schema): string {
  const span = range(minItems, maxItems);
  return span === '' ? '' : `, ${span} of them`;
}
