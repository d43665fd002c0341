import { findDrill } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { Stats } from '@touchline/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PlayIcon } from '../../../ui/icons/play.tsx';
import type { TalkLine } from '../talk/talk.ts';
import css from './CoachSidebar.module.css';

interface CoachSidebarProps {
  readonly stats: Stats | undefined;
  readonly lines: readonly TalkLine[];
  readonly onDrill: (drillId: string) => void;
  /** The quick questions, which stand over the input where there is no column; null while they stand in the talk. */
  readonly children: ReactNode;
}

/** Beside the talk on a wide window: what to do next, what can be asked, and what the coach goes by. */
export function CoachSidebar({ stats, lines, onDrill, children }: CoachSidebarProps) {
  const next = nextStep(lines);
  if (next === null && children === null && stats === undefined) return null;
  return (
    <aside className={css['beside']} aria-label={m.coach_beside()}>
      {next === null ? null : (
        <Card tone="raised" className={css['part'] ?? ''}>
          <h2 className={css['title']}>{m.coach_next_session()}</h2>
          <p>{next.words}</p>
          <Button icon={<PlayIcon size={18} />} onClick={() => onDrill(next.drill.id)}>
            {m.coach_drill_open({ drill: next.drill.name })}
          </Button>
        </Card>
      )}
      {children === null ? null : (
        <Card className={css['part'] ?? ''}>
          <h2 className={css['title']}>{m.coach_quick_title()}</h2>
          {children}
        </Card>
      )}
      {stats === undefined ? null : (
        <Card className={css['part'] ?? ''}>
          <h2 className={css['title']}>{m.coach_knows_title()}</h2>
          {stats.totalSessions === 0 ? null : (
            <dl className={css['numbers']}>
              <Known label={m.coach_knows_sessions()} value={stats.totalSessions} />
              <Known label={m.coach_knows_streak()} value={stats.currentStreak} />
              <Known label={m.coach_knows_level()} value={stats.level} />
            </dl>
          )}
          <p className={css['note']}>{stats.totalSessions === 0 ? m.coach_knows_first() : m.coach_knows_words()}</p>
        </Card>
      )}
    </aside>
  );
}

function Known({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The latest step that the coach named, unless something graver was said since. */
function nextStep(lines: readonly TalkLine[]) {
  const last = lines.findLast((line) => line.sender === 'coach');
  if (last?.sender !== 'coach' || last.isHelp || last.structured === null) return null;
  const { next_session_suggestion: words, recommended_drills: drills } = last.structured;
  const drill = drills[0];
  return words === null || drill === undefined || findDrill(drill.id) === undefined ? null : { words, drill };
}
