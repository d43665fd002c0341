import type { Match } from '@touchline/contracts';
import type { MatchSection, ScoresRead } from '@touchline/domain';
import sectionCss from '../FootballSection.module.css';
import { classes } from '../../../ui/join-class-names.ts';
import { cardSpans, isUneven } from '../even-card-rows.ts';
import { MatchCard } from './MatchCard.tsx';
import css from './MatchList.module.css';
import { sectionText } from './match-brief-and-section-text.ts';

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
      {sections.map((section) => {
        const spans = cardSpans(section.matches.length);
        return (
          <div key={section.name}>
            <h4 id={`${id}-${section.name}`} className={css['heading']} data-section={section.name}>
              {sectionText(section, read, now)}
            </h4>
            <ul
              className={classes(sectionCss['rows'], isUneven(section.matches.length) && sectionCss['uneven'])}
              aria-labelledby={`${id}-${section.name}`}
            >
              {section.matches.map((match, place) => (
                <li key={match.id} className={sectionCss['item']} style={spans[place]}>
                  <MatchCard match={match} read={read} now={now} onOpen={() => onOpen(match.id)} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
