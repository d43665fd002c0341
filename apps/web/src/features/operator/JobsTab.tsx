import type { OperatorJob } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useCallback } from 'react';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import { Notice } from '../auth/index.ts';
import { RemoteData } from './RemoteData.tsx';
import { momentText } from './local-date-time-text.ts';
import css from './OperatorTabs.module.css';
import { PagedRows, type RowsPage } from './PagedRows.tsx';
import { useOperatorAction } from './useOperatorAction.ts';

/** Jobs that wait, run or were given up. */
export function JobsTab({ api }: { readonly api: OperatorClient }) {
  const ask = useCallback((signal: AbortSignal) => api.call('listJobs', { query: {} }, { signal }), [api]);
  return <RemoteData ask={ask}>{(first, again) => <JobList api={api} first={first} onChange={again} />}</RemoteData>;
}

interface JobListProps {
  readonly api: OperatorClient;
  readonly first: RowsPage<OperatorJob>;
  readonly onChange: () => void;
}

function JobList({ api, first, onChange }: JobListProps) {
  const { busy, trouble, run } = useOperatorAction();
  const act = (what: 'retryJob' | 'dropJob', id: string): void =>
    void run(`${what} ${id}`, async () => {
      await api.call(what, { params: { id } });
      onChange();
    });
  return (
    <section className={css['part']} aria-labelledby="operator-jobs">
      <div className={css['line']}>
        <h2 id="operator-jobs">{m.operator_jobs()}</h2>
        <Button size="sm" onClick={onChange}>
          {m.operator_again()}
        </Button>
      </div>
      <Notice tone="error" text={trouble} />
      {first.data.length === 0 ? <EmptyState title={m.operator_jobs_none()} /> : null}
      <PagedRows first={first} label={m.operator_jobs_more()} read={(cursor) => api.call('listJobs', { query: { cursor } })}>
        {(jobs) => (
          <ul className={css['rows']}>
            {jobs.map((job) => (
              <li key={job.id} className={css['row']}>
                <span className={css['first']}>
                  <strong>{job.queue}</strong>
                  <span className={css['quiet']}>
                    {[momentText(job.since), m.operator_job_attempts({ count: job.attempts }), job.error].filter((part) => part !== null).join(TEXT_SEPARATOR)}
                  </span>
                </span>
                <span className={css['second']}>
                  <Badge tone={job.state === 'dead' ? 'stop' : 'quiet'}>{stateWords[job.state]()}</Badge>
                  {job.state === 'active' ? null : (
                    <>
                      <Button size="sm" busy={busy === `retryJob ${job.id}`} onClick={() => act('retryJob', job.id)}>
                        {m.operator_job_retry()}
                      </Button>
                      <Button size="sm" busy={busy === `dropJob ${job.id}`} onClick={() => act('dropJob', job.id)}>
                        {m.operator_job_drop()}
                      </Button>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  );
}

const stateWords: Readonly<Record<OperatorJob['state'], () => string>> = {
  waiting: m.operator_job_waiting,
  active: m.operator_job_active,
  dead: m.operator_job_dead,
};
