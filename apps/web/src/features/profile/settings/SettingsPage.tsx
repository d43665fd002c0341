import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery, useApi } from '../../../api/index.ts';
import { useEditedProfile } from '../../../offline/index.ts';
import type { SignedInPlayer } from '../../../auth-session/index.ts';
import { useWide } from '../../../ui/shell/useWide.ts';
import { ParentalConsentSettings } from '../../consent/index.ts';
import { ExportAndDeleteData } from '../account/ExportAndDeleteData.tsx';
import { SignInSettings } from '../account/SignInSettings.tsx';
import { BoardVisibility } from '../boards/BoardVisibility.tsx';
import { AboutApp } from './AboutApp.tsx';
import { HelpAndContact } from './HelpAndContact.tsx';
import { CameraSettings } from './CameraSettings.tsx';
import { AppearanceAndSoundSettings } from './AppearanceAndSoundSettings.tsx';
import css from './SettingsPage.module.css';

export interface SettingsPageProps {
  readonly player: SignedInPlayer;
  readonly signOut: ReactNode;
  /** Takes everything of the player off this device, once the account is gone. */
  readonly onForget: () => Promise<void>;
}

/** All that a player sets, in one place: first what is set most, last what is about the app. */
export function SettingsPage({ player, signOut, onForget }: SettingsPageProps) {
  const edited = useEditedProfile(useQuery(profileQuery(useApi())).data);
  const isWide = useWide();
  // Last on a phone; on a wide screen below the shorter column.
  const aboutApp = (
    <>
      <HelpAndContact />
      <AboutApp />
    </>
  );
  return (
    <div className={css['page']}>
      <div className={css['column']}>
        <AppearanceAndSoundSettings />
        <CameraSettings />
        {isWide ? aboutApp : null}
      </div>
      <div className={css['column']}>
        {edited === undefined ? null : <BoardVisibility playerId={player.id} profile={edited} />}
        <ParentalConsentSettings />
        {edited === undefined ? null : <SignInSettings email={edited.email} signOut={signOut} />}
        <ExportAndDeleteData playerId={player.id} onForget={onForget} />
      </div>
      {isWide ? null : aboutApp}
    </div>
  );
}
