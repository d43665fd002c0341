import { m } from '@touchline/messages';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import css from './HighlightsLoading.module.css';

/** As high as the highlights will be. */
export function HighlightsLoading() {
  return (
    <Loading label={m.football_highlights_loading()}>
      <div className={css['row']}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} shape="block" height="13.5rem" />
        ))}
      </div>
    </Loading>
  );
}
