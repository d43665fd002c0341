import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { m } from '../../i18n/index.ts';
import type { Toasts } from '../../ui/toast/useToasts.ts';
import { problemText } from './clip/problemText.ts';
import type { analysisMachine } from './machine/analysisMachine.ts';

/** What the machine tells in passing, said as toasts. */
export function useTellings(analysis: ActorRefFrom<typeof analysisMachine>, toasts: Toasts): void {
  useEffect(() => {
    const subscriptions = [
      analysis.on('recorded', () => toasts.success(m.record_complete_toast())),
      analysis.on('refused', ({ trouble }) => toasts.error(problemText(trouble.problem, trouble.source).message)),
      analysis.on('missing', ({ what }) =>
        toasts.error(what === 'video' ? m.analysis_missing_video() : m.analysis_missing_type()),
      ),
      analysis.on('compressTimeout', () => toasts.warning(m.clip_compress_timeout())),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [analysis, toasts]);
}
