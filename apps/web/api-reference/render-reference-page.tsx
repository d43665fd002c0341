import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiDocument, Operation } from './openapi-document-types.ts';
import { Failures, OperationView } from './operation-view.tsx';
import { Members, schemaAnchor, TypeWords } from './schema-view.tsx';

type Place = { readonly method: string; readonly path: string; readonly operation: Operation };

/** The body of the page: every operation by its group, then every schema with a name. */
export function renderApiReference(openApi: Readonly<Record<string, unknown>>): string {
  const { info, paths, components, 'x-failures-of-any': failuresOfAny } = openApi as unknown as ApiDocument;
  const places = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Place => ({ method, path, operation })),
  );
  const groups = [...Map.groupBy(places, ({ operation }) => operation.tags[0] ?? 'other')];
  return renderToStaticMarkup(
    <>
      <header className="page top">
        <h1>API reference</h1>
        <p>
          Touchline {info.version}. Every endpoint of the web app, made from the <a href="/api/openapi.json">OpenAPI document</a> that this server answers with.
        </p>
        <p>
          <a href="/">To Touchline</a>
        </p>
      </header>
      <main className="page">
        <nav aria-label="Groups">
          <ul className="groups">
            {groups.map(([group, { length }]) => (
              <li key={group}>
                <a href={`#group-${group}`}>
                  {group} ({length})
                </a>
              </li>
            ))}
            <li>
              <a href="#schemas">schemas</a>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="any">
          <h2 id="any">Of every request</h2>
          <p>
            Bodies are JSON unless said otherwise. A bearer token is the <code>access_token</code> of a sign-in, in the header <code>Authorization: Bearer …</code>; it lasts for 15 minutes. Each answer has an{' '}
            <code>X-Request-Id</code>. A failure answers <a href={`#${schemaAnchor('Failure')}`}>Failure</a>, of the sign-in service <a href={`#${schemaAnchor('AuthFailure')}`}>AuthFailure</a>; with a{' '}
            <code>Retry-After</code>, ask again after so many seconds. Any request may fail with:
          </p>
          <Failures codes={failuresOfAny} />
        </section>
        {groups.map(([group, operations]) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{group}</h2>
            {operations.map((place) => (
              <OperationView key={`${place.method} ${place.path}`} {...place} />
            ))}
          </section>
        ))}
        <section aria-labelledby="schemas">
          <h2 id="schemas">Schemas</h2>
          {Object.entries(components.schemas).map(([name, schema]) => (
            <article key={name} id={schemaAnchor(name)} className="operation">
              <h3>
                <code>{name}</code>
              </h3>
              {schema.description !== undefined && <p>{schema.description}</p>}
              {schema.properties === undefined && (
                <p className="type">
                  <TypeWords schema={schema} />
                </p>
              )}
              <Members schema={schema} />
            </article>
          ))}
        </section>
      </main>
    </>,
  );
}
