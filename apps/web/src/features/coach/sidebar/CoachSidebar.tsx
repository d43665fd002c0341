import type { PracticeSessionRow, Stats } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { resultWord } from '../../drills/index.ts';
import type { TalkLine } from '../talk/coach-talk.ts';
import css from './CoachSidebar.module.css';

/** As many results as a look takes in; fewer below the questions. */
const RESULTS_SHOWN = 5;
const RESULTS_SHOWN_BELOW = 3;

interface CoachSidebarProps {
  readonly stats: Stats | undefined;
  /** The latest first. */
  readonly sessions: readonly PracticeSessionRow[];
  /** Numbers or sessions are on their way: what is told of them keeps its place. */
  readonly isLoading: boolean;
  readonly lines: readonly TalkLine[];
  /** Something of the player hurts: nothing is offered that leads to a drill. */
  readonly isHurt: boolean;
  /** It stands below the questions in place of beside the talk. */
  readonly isBelow?: boolean;
  readonly onAsk: (message: string) => void;
}

/** Beside the talk on a wide window, or below its first questions on a high one: what can be asked, and what the coach goes by. */
export function CoachSidebar({ stats, sessions, isLoading, lines, isHurt, isBelow = false, onAsk }: CoachSidebarProps) {
  const shown = isBelow ? RESULTS_SHOWN_BELOW : RESULTS_SHOWN;
  const latest = latestOfEach(sessions).slice(0, shown);
  const lastSaid = lines.findLast((line) => line.sender === 'coach');
  const isHelped = lastSaid?.sender === 'coach' && lastSaid.isHelp;
  return (
    <aside className={classes(css['beside'], isBelow && css['below'])} aria-label={m.coach_beside()}>
      {isLoading ? (
        <Card className={css['part'] ?? ''}>
          <h2 className={css['title']}>{m.coach_knows_title()}</h2>
          <div className={css['loading']}>
            <Loading label={m.coach_knows_title()}>
              <Skeleton shape="block" height={heightOfKnown(shown)} />
            </Loading>
          </div>
        </Card>
      ) : null}
      {isLoading || stats === undefined ? null : (
        <Card className={css['part'] ?? ''}>
          <h2 className={css['title']}>{m.coach_knows_title()}</h2>
          {latest.length === 0 ? null : (
            <>
              <h3 className={css['subtitle']}>{m.coach_knows_results()}</h3>
              <dl className={css['results']}>
                {latest.map((session) => (
                  <div key={session.id}>
                    <dt>{drillName(session.drill_id)}</dt>
                    <dd>{resultText(session)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <p className={css['note']}>{stats.totalSessions === 0 ? m.coach_knows_first() : m.coach_knows_words()}</p>
        </Card>
      )}
      {isHelped || isHurt ? null : (
        <Card className={css['part'] ?? ''}>
          <h2 className={css['title']}>{m.coach_more_title()}</h2>
          <ul className={css['more']}>
            {moreQuestions(latest[0]).map((question) => (
              <li key={question}>
                <button type="button" className={css['question']} onClick={() => onAsk(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

/** About the height of what is known with so many results: a line for each, and the words around them. */
const heightOfKnown = (results: number): string => `${6.5 + 2 * results}rem`;

/** The latest session of each drill, the latest drill first. */
function latestOfEach(sessions: readonly PracticeSessionRow[]): PracticeSessionRow[] {
  const drills = new Set<string>();
  return sessions.filter(({ drill_id: id }) => !drills.has(id) && drills.add(id));
}

function resultText({ drill_id: id, result }: PracticeSessionRow): string {
  // Stored as 0 where the player counted nothing.
  if (result === 0) return m.progress_recent_uncounted();
  const label = findDrill(id)?.resultLabel;
  return label === undefined ? numberText(result) : `${numberText(result)} ${resultWord[label](result)}`;
}

/** Questions that the quick ones leave out, of the drill that was practised last where there was one. */
function moreQuestions(last: PracticeSessionRow | undefined): readonly string[] {
  const drill = last === undefined ? null : drillName(last.drill_id);
  return [
    ...(drill === null ? [] : [m.coach_more_record({ drill }), m.coach_more_how({ drill })]),
    m.coach_more_plan(),
    m.coach_more_foot(),
  ];
}
