import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { useToasts } from '../ui/toast/useToasts.ts';
import { useProfileEdits } from './ProfileEditsProvider.tsx';

/** Tells of an edit of the profile that waited and was settled in the background. Draws nothing itself. */
export function EditToasts() {
  const edits = useProfileEdits();
  const { success, warning } = useToasts();
  useEffect(
    () =>
      edits.onNews((news) => {
        if ('saved' in news) success(m.offline_profile_saved());
        else warning({ title: m.offline_profile_refused(), text: news.refused });
      }),
    [edits, success, warning],
  );
  return null;
}
