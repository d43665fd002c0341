import type { Match, MatchDetails } from '@touchline/contracts';
import type { CSSProperties } from 'react';
import { classes } from '../../../ui/join-class-names.ts';
import { matchShirts } from '../../../ui/crest/club-shirt-colours.ts';
import shirtCss from '../../../ui/crest/ClubShirtColours.module.css';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { statisticLabel } from './statistic-labels.ts';
import css from './Statistics.module.css';
import { statisticBars } from './statistic-bars.ts';

interface StatisticsProps extends Pick<MatchDetails, 'statistics'> {
  readonly match: Pick<Match, 'home' | 'away'>;
}

/** Whose side is whose, and a bar for each figure: the home side from the left, the away side from the right. */
export function Statistics({ statistics, match }: StatisticsProps) {
  const shirts = matchShirts(match);
  const bars = statisticBars(statistics);
  return (
    <>
      <p className={css['sides']}>
        <span>
          <Crest name={match.home} size={26} />
          {match.home}
        </span>{' '}
        <span>
          {match.away}
          <Crest name={match.away} size={26} against={match.home} />
        </span>
      </p>
      <ul className={css['list']} style={{ '--count': bars.length } as CSSProperties}>
        {bars.map(({ type, home, away, homePart }) => (
          <li key={type} className={css['one']}>
            <span className={css['value']}>{home ?? '–'}</span> <span className={css['type']}>{statisticLabel(type)}</span>{' '}
            <span className={css['value']}>{away ?? '–'}</span>
            <span className={css['bar']} aria-hidden="true">
              <span className={classes(css['part'], shirtCss['shirt'])} data-shirt={shirts.home} style={{ width: `${(homePart ?? 0) * 100}%` }} />
              <span className={classes(css['part'], shirtCss['shirt'])} data-shirt={shirts.away} style={{ width: `${homePart === null ? 0 : (1 - homePart) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
