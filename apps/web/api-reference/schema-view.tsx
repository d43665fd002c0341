import type { ReactNode } from 'react';
import { listLength, plainType, type Schema } from './openapi-document-types.ts';

export const schemaAnchor = (name: string): string => `schema-${name}`;

/** What a value has to be, in words; a schema with a name is a link to it. */
export function TypeWords({ schema }: { readonly schema: Schema }): ReactNode {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return <a href={`#${schemaAnchor(name)}`}>{name}</a>;
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    const between = schema.allOf ? ' and ' : ' or ';
    return choices.map((choice, at) => (
      <span key={JSON.stringify(choice)}>
        {at > 0 && between}
        <TypeWords schema={choice} />
      </span>
    ));
  }
  if (schema.type === 'array') {
    return (
      <>
        list of {schema.items ? <TypeWords schema={schema.items} /> : 'values'}
        {listLength(schema)}
      </>
    );
  }
  if (schema.type === 'object') {
    const values = schema.additionalProperties;
    if (schema.properties === undefined && typeof values === 'object') {
      return (
        <>
          object, each value <TypeWords schema={values} />
        </>
      );
    }
    return 'object';
  }
  return plainType(schema);
}

/** The schemas without a name inside one, whose members have to be told beside it. */
function inside(schema: Schema): readonly Schema[] {
  const values = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const parts = [...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []), ...(schema.items ? [schema.items] : []), ...values];
  return schema.properties ? [schema, ...values] : parts.flatMap(inside);
}

/** The members of every object in a schema, and theirs. */
export function Members({ schema }: { readonly schema: Schema }): ReactNode {
  return inside(schema).map((part) => (
    <ul className="members" key={JSON.stringify(part)}>
      {Object.entries(part.properties ?? {}).map(([name, member]) => (
        <li key={name}>
          <code>{name}</code>{' '}
          <span className="type">
            <TypeWords schema={member} />
            {part.required?.includes(name) ? '' : ', may be left out'}
          </span>
          {member.description !== undefined && <span className="note">{member.description}</span>}
          <Members schema={member} />
        </li>
      ))}
    </ul>
  ));
}
