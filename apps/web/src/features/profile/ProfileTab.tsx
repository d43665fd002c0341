import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import { useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { profileQuery, statsQuery, useApi } from '../../api/index.ts';
import { LoadFailed, useEditedProfile } from '../../offline/index.ts';
import type { SignedInPlayer } from '../../auth-session/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { MountBelowFoldAfterPaint } from '../../ui/mounting/MountBelowFoldAfterPaint.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { useSubPage } from '../../ui/browser-back/useSubPage.ts';
import { AllBadgesPage, useAchievements } from '../achievements/index.ts';
import { requestReviewToReopen } from '../analysis/saved-analyses/index.ts';
import { TokenLedger } from '../rewards/ledger/index.ts';
import { SignedInCard } from './account/SignedInCard.tsx';
import { BadgeShelf } from './badges/BadgeShelf.tsx';
import { nextBadgeByPractice } from './badges/next-badge.ts';
import { HiddenByAgeDialog } from './boards/HiddenByAgeDialog.tsx';
import { AboutYouCard, type AboutYouCardProps } from './form/AboutYouCard.tsx';
import { PlayerHero } from './hero/PlayerHero.tsx';
import { PlayerStats } from './hero/PlayerStats.tsx';
import css from './ProfileTab.module.css';
import { ProfileWarning } from './ProfileWarning.tsx';
import { Videos } from './videos/Videos.tsx';

export interface ProfileTabProps {
  readonly player: SignedInPlayer;
  /** The button that signs out, after its question. */
  readonly signOut: ReactNode;
  readonly onNavigate: (tab: 'analysis' | 'practice') => void;
  /** The field of the form that the player comes for. */
  readonly opensOn?: AboutYouCardProps['opensOn'];
}

/** Who you are, how far you have come, and the way out (spec 001 §2); what you set has a page of its own. */
export function ProfileTab({ player, signOut, onNavigate, opensOn }: ProfileTabProps) {
  const api = useApi();
  const profile = useQuery(profileQuery(api));
  const stats = useQuery(statsQuery(api));
  const achievements = useAchievements();
  const edited = useEditedProfile(profile.data);
  const badges = useSubPage();
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const unread = [profile, stats, achievements].filter((query) => query.isLoadingError);
  const next = achievements.data && nextBadgeByPractice(achievements.data);
  const isIncomplete = player.id === '' || profile.data?.id === '';

  if (badges.open && achievements.data !== undefined) {
    return <AllBadgesPage achievements={achievements.data} backLabel={m.profile_badges_back()} onBack={badges.leave} />;
  }
  return (
    <div className={css['profile']}>
      {isIncomplete ? <ProfileWarning text={m.profile_incomplete()} /> : null}
      {unread.length === 0 ? null : (
        <ProfileWarning
          text={m.profile_user_failed()}
          retrying={unread.some((query) => query.isFetching)}
          onRetry={() => unread.forEach((query) => void query.refetch())}
        />
      )}
      <div className={css['top']}>
        <PlayerHero player={player} profile={edited} stats={stats.data} next={achievements.data === undefined && !achievements.isLoadingError ? null : next} onPractise={() => onNavigate('practice')} />
        <PlayerStats
          stats={stats.data}
          achievements={achievements.data}
          onAchievements={badges.enter}
          onTokens={() => setLedgerOpen(true)}
        />
      </div>
      <div className={css['parts']}>
        <div className={css['badges']}>
          <BadgeShelf achievements={achievements.data} next={next} failure={achievements.isLoadingError ? achievements.error : null} onAll={badges.enter} />
        </div>
        <div className={css['videos']}>
          <MountBelowFoldAfterPaint>
            <Videos
              playerId={player.id}
              onAnalyse={() => onNavigate('analysis')}
              onReview={(id) => {
                requestReviewToReopen(id);
                onNavigate('analysis');
              }}
            />
          </MountBelowFoldAfterPaint>
        </div>
        <div className={css['told']}>
          <MountBelowFoldAfterPaint>
            <FormPlace query={profile} playerId={isIncomplete ? '' : player.id} opensOn={opensOn} onEditingChange={setEditing} />
            {/* The session still has the address of its last token. */}
            <SignedInCard email={profile.data?.email ?? player.email} signOut={signOut} />
          </MountBelowFoldAfterPaint>
        </div>
      </div>
      {profile.data === undefined ? null : <HiddenByAgeDialog profile={profile.data} isHeldBack={isEditing} />}
      <TokenLedger open={isLedgerOpen} onOpenChange={setLedgerOpen} />
    </div>
  );
}

interface FormPlaceProps {
  readonly query: {
    readonly data: Profile | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly playerId: string;
  readonly opensOn: AboutYouCardProps['opensOn'];
  readonly onEditingChange: (isEditing: boolean) => void;
}

function FormPlace({ query, playerId, opensOn, onEditingChange }: FormPlaceProps) {
  if (query.isPending) {
    return (
      <Loading label={m.profile_form_title()}>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    );
  }
  if (query.data === undefined) {
    return (
      <Card title={m.profile_form_title()} level={3}>
        <LoadFailed
          title={m.profile_form_unreadable()}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    );
  }
  return <AboutYouCard playerId={playerId} saved={query.data} opensOn={opensOn} onEditingChange={onEditingChange} />;
}
