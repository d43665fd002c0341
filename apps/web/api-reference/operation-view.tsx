import type { ReactNode } from 'react';
import { authFailures, failureStatus, type EndpointAccessAndLimits, type Limit } from '@touchline/contracts';
import type { Operation, Schema } from './openapi-document-types.ts';
import { Members, TypeWords } from './schema-view.tsx';

const who: Readonly<Record<EndpointAccessAndLimits['auth'], string>> = {
  public: 'anybody',
  player: 'a signed-in player, by bearer token',
  operator: 'a signed-in player who is an operator, by bearer token',
  signed: 'whoever has the link: its query carries expiry and signature',
};

/** The sign-in service looks at a token by itself, so its rows are open to anybody. */
const isOfAccount = ({ fails }: EndpointAccessAndLimits): boolean => fails.includes('no_authorization');

const KB = 1024;
const MB = KB * KB;
const bytes = (size: number): string => (size >= MB ? `${Math.round((size / MB) * 10) / 10} MB` : size >= KB ? `${Math.round(size / KB)} KB` : `${size} bytes`);

const often = ({ points, seconds }: Limit, of: string): string => `${points} requests in ${seconds} s from one ${of}`;

function limitsOf({ limits, maxBytes, chunkBytes, timeoutSeconds }: EndpointAccessAndLimits): string {
  return [
    limits.address && often(limits.address, 'address'),
    limits.player && often(limits.player, 'player'),
    maxBytes !== undefined && `${bytes(maxBytes)} of body`,
    chunkBytes !== undefined && `${bytes(chunkBytes)} in one request`,
    `${timeoutSeconds} s for an answer`,
  ]
    .filter((part) => typeof part === 'string')
    .join('; ');
}

/** The code of a failure with its status. */
export function Failures({ codes }: { readonly codes: EndpointAccessAndLimits['fails'] }): ReactNode {
  return (
    <ul className="failures">
      {codes.map((code) => (
        <li key={code}>
          {code in authFailures ? authFailures[code as keyof typeof authFailures].status : failureStatus[code as keyof typeof failureStatus]} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

function Body({ type, schema }: { readonly type: string; readonly schema: Schema }): ReactNode {
  return (
    <div>
      <span className="type">
        {type}: {schema.format === 'binary' ? 'bytes' : <TypeWords schema={schema} />}
      </span>
      <Members schema={schema} />
    </div>
  );
}

type Props = { readonly method: string; readonly path: string; readonly operation: Operation };

/** One operation: who may, what it takes and gives, its limits and failures. Of two rows at one address both are named. */
export function OperationView({ method, path, operation }: Props): ReactNode {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const endpoints = operation['x-endpoints'];
  const [first] = endpoints;
  const successes = Object.entries(responses).filter(([status]) => status !== 'default');
  return (
    <article id={operationId} className="operation">
      <h3>
        <span className="method">{method.toUpperCase()}</span> <code>{path}</code>
      </h3>
      <p>{summary}</p>
      <dl>
        <dt>Name</dt>
        <dd>
          {endpoints.map(({ operationId: name, kind }, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <code>{name}</code> {kind === 'stream' && '(a stream of events, for who accepts text/event-stream)'}
            </span>
          ))}
        </dd>
        {first && (
          <>
            <dt>Who may</dt>
            <dd>{isOfAccount(first) ? 'whoever has signed in, by bearer token' : who[first.auth]}</dd>
          </>
        )}
        {(parameters.length > 0 || requestBody) && (
          <>
            <dt>Takes</dt>
            <dd>
              {parameters.length > 0 && (
                <ul className="members">
                  {parameters.map(({ name, in: place, required, description, schema }) => (
                    <li key={`${place} ${name}`}>
                      <code>{name}</code>{' '}
                      <span className="type">
                        in the {place}: <TypeWords schema={schema} />
                        {required ? '' : ', may be left out'}
                      </span>
                      {(description ?? schema.description) !== undefined && <span className="note">{description ?? schema.description}</span>}
                    </li>
                  ))}
                </ul>
              )}
              {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
                <Body key={type} type={type} schema={schema} />
              ))}
            </dd>
          </>
        )}
        <dt>Gives</dt>
        <dd>
          {successes.map(([status, { description, content }]) => (
            <div key={status}>
              {status} {description}
              {Object.entries(content ?? {}).map(([type, { schema }]) => (
                <Body key={type} type={type} schema={schema} />
              ))}
            </div>
          ))}
        </dd>
        {first && (
          <>
            <dt>Limits</dt>
            <dd>{limitsOf(first)}</dd>
          </>
        )}
        {first && first.fails.length > 0 && (
          <>
            <dt>Fails with</dt>
            <dd>
              <Failures codes={first.fails} />
            </dd>
          </>
        )}
      </dl>
    </article>
  );
}
