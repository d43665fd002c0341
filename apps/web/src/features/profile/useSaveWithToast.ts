import { useCallback } from 'react';
import { m } from '@touchline/messages';
import type { ProfileEdit } from '../../offline/index.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { useSaveProfileEdit } from './useSaveProfileEdit.ts';

/** Saves what is chosen with one press, and says in passing what became of it where that is not plain to see. */
export function useSaveWithToast(playerId: string): (edit: ProfileEdit) => void {
  const save = useSaveProfileEdit(playerId);
  const toasts = useToasts();
  return useCallback(
    (edit) => {
      const tell = async (): Promise<void> => {
        const outcome = await save(edit);
        if (outcome === 'kept') toasts.info(m.profile_saved_locally());
        else if (outcome !== 'saved') toasts.error(outcome.failure);
      };
      void tell();
    },
    [save, toasts],
  );
}
