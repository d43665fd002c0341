import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { Loading, Skeleton } from '../../../ui/state/Skeleton.tsx';
import css from './NextMatchLoading.module.css';

/** In the place of the card while it is on its way. */
export function NextMatchLoading() {
  return (
    <Card>
      <Loading label={m.football_next_loading()}>
        <div className={css['waiting']}>
          <Skeleton width="40%" />
          <Skeleton shape="title" />
          <Skeleton width="60%" />
        </div>
      </Loading>
    </Card>
  );
}
