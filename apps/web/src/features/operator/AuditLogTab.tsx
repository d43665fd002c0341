import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useCallback } from 'react';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { RemoteData } from './RemoteData.tsx';
import { momentText } from './local-date-time-text.ts';
import css from './OperatorTabs.module.css';
import { PagedRows } from './PagedRows.tsx';

/** What operators have done, by commands and on this page. */
export function AuditLogTab({ api }: { readonly api: OperatorClient }) {
  const ask = useCallback((signal: AbortSignal) => api.call('listOperatorActs', { query: {} }, { signal }), [api]);
  return (
    <RemoteData ask={ask}>
      {(first) => (
        <section className={css['part']} aria-labelledby="operator-log">
          <h2 id="operator-log">{m.operator_log()}</h2>
          <p className={css['quiet']}>{m.operator_log_what()}</p>
          {first.data.length === 0 ? <EmptyState title={m.operator_log_none()} /> : null}
          <PagedRows first={first} label={m.operator_log_older()} read={(cursor) => api.call('listOperatorActs', { query: { cursor } })}>
            {(acts) => (
              <ul className={css['rows']}>
                {acts.map(({ id, at, operator, action, subject }) => (
                  <li key={id} className={css['row']}>
                    <span className={css['first']}>
                      <strong lang="en">{action}</strong>
                      {subject === null ? null : <code className={css['quiet']}>{subject}</code>}
                    </span>
                    <span className={css['second']}>
                      <span className={css['quiet']}>{momentText(at)}</span>
                      <code className={css['quiet']}>{operator}</code>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </PagedRows>
        </section>
      )}
    </RemoteData>
  );
}
