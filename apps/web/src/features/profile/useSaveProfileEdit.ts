import { achievementIds, findAchievement, type AchievementMeasure } from '@touchline/domain';
import { ApiError } from '@touchline/contracts/client';
import { useCallback } from 'react';
import { m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { useProfileEdits, type ProfileEdit } from '../../offline/index.ts';
import { useAuthSession } from '../../auth-session/index.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { showBadgeShelf } from './badges/show-badge-shelf.ts';
import type { FieldName } from './form/profile-form-fields-and-problems.ts';
import { fieldOf, saveFailureText } from './form/profile-problem-text.ts';

/** What became of a save: at the server, kept on the device, or not taken and why. */
export type EditOutcome = 'saved' | 'kept' | EditFailure;

/** Why a save was not taken, and the field that the reason is about; null where it is about none. */
export interface EditFailure {
  readonly failure: string;
  readonly field: FieldName | null;
}

/** What a profile can earn: an answer may also name badges of practice that had been earned before and not given. */
const ofProfile: ReadonlySet<AchievementMeasure> = new Set(['team', 'profile']);

/** Saves an edit of the profile, and tells of badges that it earned: at once, or when `tellBadge` sees fit. */
export function useSaveProfileEdit(playerId: string, tellBadge = atOnce): (edit: ProfileEdit) => Promise<EditOutcome> {
  const edits = useProfileEdits();
  const session = useAuthSession();
  const { success } = useToasts();
  const isSignedIn = session.status === 'signedIn';
  return useCallback(
    async (edit) => {
      if (!isSignedIn) return { failure: m.profile_no_user(), field: null };
      if (playerId === '') return { failure: m.profile_incomplete(), field: null };
      try {
        const saved = await edits.save(edit);
        if (saved === 'kept') return 'kept';
        for (const id of achievementIds) {
          if (saved.achievements.includes(id) && ofProfile.has(findAchievement(id).measure)) {
            tellBadge(() => {
              const onPress = showBadgeShelf();
              success({
                text: m.profile_new_badge({ name: achievementNames[id] }),
                ...(onPress !== undefined && { action: { label: m.profile_new_badge_see(), onPress } }),
              });
            });
          }
        }
        return 'saved';
      } catch (error) {
        // What was refused is on screen, with the reason: it need not wait anywhere.
        await edits.takeBack();
        return { failure: saveFailureText(error), field: error instanceof ApiError ? fieldOf(error.code) : null };
      }
    },
    [edits, isSignedIn, playerId, success, tellBadge],
  );
}

function atOnce(tell: () => void): void {
  tell();
}
