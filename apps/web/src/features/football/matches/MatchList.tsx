import type { Match } from '@touchline/contracts';
import type { MatchSection, ScoresRead } from '@touchline/domain';
import sectionCss from '../FootballSection.module.css';
import { evenRowStyle } from '../even-card-rows.ts';
import { MatchCard } from './MatchCard.tsx';
import css from './MatchList.module.css';
import { sectionText } from './match-minute-and-section-text.ts';

interface MatchListProps {
  readonly id: string;
  readonly sections: readonly MatchSection<Match>[];
  readonly read: ScoresRead;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onOpen: (id: string) => void;
}

/** The matches under their headings, each of which opens its details. */
export function MatchList({ id, sections, read, now, onOpen }: MatchListProps) {
  return (
    <div id={id} className={css['sections']}>
      {sections.map((section) => (
        <div key={section.name}>
          <h4 id={`${id}-${section.name}`} className={css['heading']} data-section={section.name}>
            {sectionText(section, read, now)}
          </h4>
          <ul className={sectionCss['rows']} aria-labelledby={`${id}-${section.name}`} style={evenRowStyle(section.matches.length)}>
            {section.matches.map((match) => (
              <li key={match.id} className={sectionCss['item']}>
                <MatchCard match={match} read={read} now={now} onOpen={() => onOpen(match.id)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
