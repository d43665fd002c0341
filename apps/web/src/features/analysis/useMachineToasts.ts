import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { m } from '@touchline/messages';
import type { Toasts } from '../../ui/toast/useToasts.ts';
import type { analysisMachine } from './machine/analysis-machine.ts';

/**
 * What the machine tells in passing, said as toasts, each in the place of the one before; with the start of an analysis
 * what was said of the clip is over. What a clip was refused for stands beside the clip (`ClipErrorPanel`).
 */
export function useMachineToasts(
  analysis: ActorRefFrom<typeof analysisMachine>,
  toasts: Toasts,
  isAnalysing: boolean,
  hasType: boolean,
): void {
  const said = useRef<string[]>([]);
  const lacksType = useRef<string | null>(null);
  useEffect(() => {
    const say = (toast: string): string => {
      for (const before of said.current.splice(0)) toasts.dismiss(before);
      said.current.push(toast);
      return toast;
    };
    const subscriptions = [
      analysis.on('recorded', () => say(toasts.success(m.record_complete_toast()))),
      analysis.on('missing', ({ what }) => {
        const toast = say(toasts.error(what === 'video' ? m.analysis_missing_video() : m.analysis_missing_type()));
        if (what === 'type') lacksType.current = toast;
      }),
      analysis.on('notReplaced', () => say(toasts.info({ title: m.run_not_replaced(), text: m.run_not_replaced_tip() }))),
      analysis.on('enhancedLocal', () => say(toasts.info(m.send_enhanced_local()))),
      analysis.on('notShared', ({ failure }) => say(toasts.warning({ title: m.run_not_shared(), text: failure }))),
      analysis.on('compressTimeout', () => say(toasts.warning(m.clip_compress_timeout()))),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [analysis, toasts]);
  // With the skill chosen nothing is missing any more.
  useEffect(() => {
    if (!hasType || lacksType.current === null) return;
    toasts.dismiss(lacksType.current);
    lacksType.current = null;
  }, [hasType, toasts]);
  // They would lie over the screen of the analysis.
  useEffect(() => {
    if (isAnalysing) for (const toast of said.current.splice(0)) toasts.dismiss(toast);
  }, [isAnalysing, toasts]);
}
