import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@touchline/contracts/client';
import { useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { useApi } from '../../../api/index.ts';
import { usePlayerAuthSession } from '../../../auth-session/index.ts';

interface Deletion {
  readonly busy: boolean;
  /** Why the account is still there, in the player's words. */
  readonly trouble: string | null;
  /** Deletes the account. True when it is gone; the auth screen then takes the place of all this. */
  readonly attempt: (password: string) => Promise<boolean>;
  readonly reset: () => void;
}

/** The end of an account: at the server first, then on this device, then the session. */
export function useDeletion(onForget: () => Promise<void>): Deletion {
  const api = useApi();
  const queries = useQueryClient();
  const session = usePlayerAuthSession();
  const [trouble, setTrouble] = useState<string | null>(null);
  // A second click comes before the first has been drawn.
  const underWay = useRef(false);
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (password: string) => api.call('deleteAccount', { body: { password } }),
  });
  return {
    busy: isPending,
    trouble,
    reset: () => setTrouble(null),
    async attempt(password) {
      if (password === '') {
        setTrouble(m.profile_delete_password_missing());
        return false;
      }
      if (underWay.current) return false;
      underWay.current = true;
      setTrouble(null);
      // What is being read would be refused in the middle of it.
      await queries.cancelQueries();
      try {
        const { signInKeptBy } = await mutateAsync(password);
        await onForget();
        await session.deleted(signInKeptBy === 'hosted' ? 'signInStays' : 'whole');
        return true;
      } catch (error) {
        setTrouble(troubleText(error));
        return false;
      } finally {
        underWay.current = false;
      }
    },
  };
}

function troubleText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.profile_delete_failed();
  if (error.code === 'wrong_password') return m.profile_delete_wrong();
  // It may have arrived, and only the answer was lost.
  if (error.status === 0) return m.profile_delete_unknown();
  return error.status === 429 ? error.message : m.profile_delete_failed();
}
