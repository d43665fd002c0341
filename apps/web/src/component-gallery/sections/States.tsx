import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Chip } from '../../ui/badge/Chip.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { BallIcon, TokenIcon } from '../../ui/icons/reward-icons.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import css from '../ComponentGallery.module.css';

/** Skeletons, empty and failed states, avatars, chips. */
export function States() {
  return (
    <>
      <div className={css['two']}>
        <Card>
          <EmptyState
            title="No sessions yet"
            icon={<BallIcon size={30} />}
            action={<Button variant="primary">Start your first drill</Button>}
          >
            Your practice will be listed here, newest first.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            title="Dashboard Temporarily Unavailable"
            onRetry={() => undefined}
            reference="Request 0198c1f2-7a3e"
          >
            Your practice is safe. Check your connection and try again.
          </ErrorState>
        </Card>
      </div>
      <div className={css['grid']}>
        <Card>
          <Loading>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton shape="block" />
          </Loading>
        </Card>
        <Card>
          <EmptyState title="Nobody on the board" lines="penalty" />
        </Card>
        <Card>
          <div className={css['row']}>
            <Avatar emoji="⚽" size="sm" />
            <Avatar emoji="🦁" label="Lion" />
            <Avatar emoji="🦊" size="lg" lit />
            <Chip value={148} label="tokens" icon={<TokenIcon />} />
            <Chip value={0} label="days" />
          </div>
        </Card>
      </div>
    </>
  );
}
