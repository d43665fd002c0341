import type { MatchDetails } from '@touchline/contracts';
import { classes } from '../../../ui/classes.ts';
import { shirtOf } from '../../../ui/crest/club-shirt-colours.ts';
import shirtCss from '../../../ui/crest/ClubShirtColours.module.css';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { statisticLabel } from './statistic-labels.ts';
import css from './Statistics.module.css';
import { statisticBars } from './statistic-bars.ts';

interface StatisticsProps extends Pick<MatchDetails, 'statistics'> {
  readonly home: string;
  readonly away: string;
}

/** Whose side is whose, and a bar for each figure: the home side from the left, the away side from the right. */
export function Statistics({ statistics, home: homeName, away: awayName }: StatisticsProps) {
  return (
    <>
      <p className={css['sides']}>
        <span>
          <Crest name={homeName} size={20} />
          {homeName}
        </span>{' '}
        <span>
          {awayName}
          <Crest name={awayName} size={20} against={homeName} />
        </span>
      </p>
      <ul className={css['list']}>
        {statisticBars(statistics).map(({ type, home, away, homePart }) => (
          <li key={type} className={css['one']}>
            <span className={css['value']}>{home ?? '–'}</span> <span className={css['type']}>{statisticLabel(type)}</span>{' '}
            <span className={css['value']}>{away ?? '–'}</span>
            <span className={css['bar']} aria-hidden="true">
              <span className={classes(css['part'], shirtCss['shirt'])} data-shirt={shirtOf(homeName)} style={{ width: `${(homePart ?? 0) * 100}%` }} />
              <span className={classes(css['part'], shirtCss['shirt'])} data-shirt={shirtOf(awayName, homeName)} style={{ width: `${homePart === null ? 0 : (1 - homePart) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
