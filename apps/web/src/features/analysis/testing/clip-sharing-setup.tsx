import { QueryClientProvider } from '@tanstack/react-query';
import type { Consent } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import type { ReactNode } from 'react';
import { ApiProvider } from '../../../api/index.ts';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import type { Sending } from '../sending/sending-types.ts';
import { testQueries } from './test-account.tsx';
import { AnalysisSenderContext } from '../sending/analysis-sender-context.ts';
import type { SharingSettings } from '../where-kept/sharing-settings-query.ts';

export const sharingSettings: SharingSettings = { reviewer: 'Example AI', pictures: false, storage: 'server', max_bytes: 1, clip_days_kept: 90 };
export const clipConsent: Consent = {
  purpose: 'clip',
  recipient: 'Touchline',
  needed: true,
  allowed: false,
  state: 'none',
  email_hint: null,
  delivers_mails: true,
  requested_at: null,
  answered_at: null,
};

/** A sending with nothing on its way. */
export function quietSending(over: Partial<Sending> = {}): Sending {
  const quiet: Partial<Sending> = {
    onlyHere: async () => [],
    status: () => ({ status: 'unknown' }),
    clipState: () => null,
    subscribe: () => () => undefined,
  };
  return { ...quiet, ...over } as Sending;
}

export function withSending(client: Client, sending: Sending, children: ReactNode) {
  return (
    <QueryClientProvider client={testQueries()}>
      <ApiProvider client={client}>
        <ToastProvider>
          <AnalysisSenderContext value={sending}>{children}</AnalysisSenderContext>
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
