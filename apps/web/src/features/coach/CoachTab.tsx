import { useQuery } from '@tanstack/react-query';
import { callsFor, numbersToCall } from '@touchline/coach/helpline';
import { findDrill, practiceDayOf } from '@touchline/domain';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { achievementsQuery, profileQuery, recentSessionsQuery, statsQuery, useApi } from '../../api/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { TrashIcon } from '../../ui/icons/edit-icons.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { helplineCountryOf } from './built-in/helpline-country.ts';
import { ChatLog } from './chat/ChatLog.tsx';
import { useComposerHeight } from './chat/composer-height.ts';
import { QuestionComposer } from './chat/QuestionComposer.tsx';
import { FirstQuestions } from './chat/FirstQuestions.tsx';
import { QuickQuestions } from './chat/QuickQuestions.tsx';
import { AnswerLiveRegion } from './chat/AnswerLiveRegion.tsx';
import { CoachSidebar } from './sidebar/CoachSidebar.tsx';
import { AboutCoach } from './AboutCoach.tsx';
import css from './CoachTab.module.css';
import type { QuickType } from './talk/quick-questions.ts';
import type { AskOutcome } from './talk/coach-talk.ts';
import { SESSIONS_KNOWN, useCoachTalk } from './useCoachTalk.ts';
import { useTalkLayout } from './useTalkLayout.ts';
import { useOnline } from '../../offline/index.ts';

interface CoachTabProps {
  readonly playerId: string;
  readonly onNavigate: (tab: 'practice', options: { readonly drillId: string; readonly minutes?: number }) => void;
}

/** The talk with Coach Sarah (spec 002 §2). */
export function CoachTab({ playerId, onNavigate }: CoachTabProps) {
  const api = useApi();
  const { data: profile } = useQuery(profileQuery(api));
  // Asked for while there is a connection, so that the coach of this device has them without one.
  const { data: stats, isLoading: areStatsLoading } = useQuery(statsQuery(api));
  useQuery(achievementsQuery(api));
  const { data: sessions = [], isLoading: areSessionsLoading } = useQuery(recentSessionsQuery(api, SESSIONS_KNOWN));
  const known = { stats, sessions, isLoading: areStatsLoading || areSessionsLoading };
  const talk = useCoachTalk(playerId);
  const { lines, typing, isHurt } = useSyncExternalStore(talk.state.subscribe, talk.state.get);
  const [asksToClear, setAsksToClear] = useState(false);
  const place = useMemo(() => helplineCountryOf(profile ?? null), [profile]);
  const numbers = numbersToCall(place);
  const helpWords = m.coach_help_words(callsFor(place));
  const isOnline = useOnline();
  const isEmpty = lines.length === 0;
  const { isWide, begins, hasColumnBelow, quickPlace } = useTalkLayout({ isEmpty, isHurt, isAnswering: typing !== null });
  const toasts = useToasts();

  /** When something was last asked (epoch milliseconds). */
  const [now, setNow] = useState(() => Date.now());
  const told = (outcome: AskOutcome): boolean => {
    if (outcome === 'busy') toasts.info(m.coach_wait());
    else setNow(Date.now());
    return outcome === 'asked';
  };
  const openDrill = (drillId: string, minutes?: number): void => {
    if (findDrill(drillId) === undefined) toasts.error(m.coach_drill_failed());
    else onNavigate('practice', { drillId, ...(minutes === undefined ? {} : { minutes }) });
  };
  const showHelp = (): void => {
    talk.showHelp(helpWords);
  };
  const askToClear = (): void => {
    if (typing === null) setAsksToClear(true);
    else toasts.info(m.coach_wait());
  };
  const clear = (): void => {
    setAsksToClear(false);
    if (talk.clear()) toasts.success(m.coach_clear_done());
    else toasts.info(m.coach_wait());
  };
  const askQuick = (type: QuickType, message: string): boolean => told(talk.askQuick(type, message));
  const column = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  useComposerHeight(column, composer);
  /** The questions go as the answer begins: the focus stays beside it. */
  const begin = (type: QuickType, message: string): void => {
    if (askQuick(type, message)) column.current?.focus({ preventScroll: true });
  };
  const quick = <QuickQuestions onAsk={begin} isWhole={isEmpty} />;
  /** A question of the column can go with its answer: the focus stays in the talk. */
  const askMore = (message: string): void => {
    if (told(talk.ask(message))) column.current?.focus({ preventScroll: true });
  };
  const about = (
    <AboutCoach {...{ helpWords, numbers }} hasPersonButton={isEmpty} onHelp={showHelp}>
      {isEmpty ? null : (
        <Button variant="ghost" size="sm" icon={<TrashIcon size={18} />} className={css['clear'] ?? ''} onClick={askToClear}>
          {m.coach_clear()}
        </Button>
      )}
    </AboutCoach>
  );
  return (
    <div className={classes(css['page'], isWide && css['wide'])}>
      <div ref={column} className={classes(css['coach'], isEmpty && css['empty'])} tabIndex={-1}>
        {begins ? null : about}
        <ChatLog
          {...{ lines, typing, composer, isHurt }}
          today={stats === undefined ? null : practiceDayOf(new Date(now), stats.timeZone)}
          fact={stats !== undefined && stats.currentStreak > 1 ? m.coach_fact_streak({ count: stats.currentStreak }) : null}
          helpNumbers={numbers}
          onDrill={openDrill}
          onRetry={(problem) => told(talk.retry(problem))}
          onAsk={askMore}
        />
        <AnswerLiveRegion lines={lines} />
        {begins ? <FirstQuestions onAsk={begin} /> : null}
        {begins ? about : null}
        {hasColumnBelow ? (
          <CoachSidebar {...known} lines={lines} isHurt={isHurt} isBelow onAsk={askMore} />
        ) : null}
        {quickPlace === 'endOfTalk' ? quick : null}
        <div ref={composer} className={css['ask']}>
          {isOnline ? null : <output className={css['offline']}>{m.coach_offline_note()}</output>}
          {quickPlace === 'overField' ? quick : null}
          <QuestionComposer
            isBusy={typing !== null}
            onAsk={(message) => talk.ask(message) === 'asked'}
            onInterrupt={talk.interrupt}
            onAskNext={talk.askNext}
            onStop={talk.stop}
            onHelp={showHelp}
          />
        </div>
      </div>
      {isWide ? (
        <CoachSidebar {...known} lines={lines} isHurt={isHurt} onAsk={askMore} />
      ) : null}
      <ConfirmDialog
        open={asksToClear}
        onOpenChange={setAsksToClear}
        title={m.coach_clear_question()}
        description={m.coach_clear_words()}
        confirmLabel={m.coach_clear()}
        tone="danger"
        onConfirm={clear}
      />
    </div>
  );
}
