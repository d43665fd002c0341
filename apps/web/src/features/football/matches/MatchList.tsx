import type { Match } from '@touchline/contracts';
import type { MatchSection, ScoresRead } from '@touchline/domain';
import sectionCss from '../FootballSection.module.css';
import { MatchCard } from './MatchCard.tsx';
import css from './MatchList.module.css';
import { matchesByLeague } from './matches-by-league.ts';
import { sectionText } from './match-brief-and-section-text.ts';

interface MatchListProps {
  readonly id: string;
  readonly sections: readonly MatchSection<Match>[];
  readonly read: ScoresRead;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onOpen: (id: string) => void;
}

/** The matches under their headings, each of which opens its details; below them by league, where leagues are real ones. */
export function MatchList({ id, sections, read, now, onOpen }: MatchListProps) {
  return (
    <div id={id} className={css['sections']}>
      {sections.map((section) => {
        const headingId = `${id}-${section.name}`;
        return (
          <div key={section.name}>
            <h4 id={headingId} className={css['heading']} data-section={section.name}>
              {sectionText(section, read, now)}
            </h4>
            {matchesByLeague(section.matches, read).map(({ league, matches }, place) => (
              <div key={league}>
                {league === '' ? null : (
                  <p id={`${headingId}-${place}`} className={css['league']}>
                    {league}
                  </p>
                )}
                <ul className={sectionCss['rows']} aria-labelledby={league === '' ? headingId : `${headingId} ${headingId}-${place}`}>
                  {matches.map((match) => (
                    <li key={match.id} className={sectionCss['item']}>
                      <MatchCard match={match} read={read} now={now} onOpen={() => onOpen(match.id)} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
