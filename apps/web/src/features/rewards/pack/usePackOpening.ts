import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PackItem } from '@touchline/contracts';
import { useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { packsQuery, refetchAfter, statsQuery, useApi } from '../../../api/index.ts';
import { hasNoInternet } from '../../../offline/index.ts';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { isDecided, openFailure } from './pack-open-failure.ts';
import { sealedPackStore, type OpenedPack } from './sealed-pack-store.ts';
import { packIdempotencyKey } from './pack-idempotency-key.ts';

/** Opening packs, one at a time. */
export interface PackOpening {
  readonly opened: OpenedPack | null;
  /** What is opened was bought on a visit before and is still to be torn. */
  readonly isFromBefore: boolean;
  /** What nobody has seen yet of what is opened: the collection does not tell it. */
  readonly unseen: PackItem | null;
  readonly isOpening: boolean;
  /** A pack was asked for and its answer never came: the next press asks for the same one. */
  readonly isUnanswered: boolean;
  /** Opens a pack of this cost for a player who has these tokens; too few are told, not sent. */
  readonly open: (cost: number, tokens: number) => void;
  /** Puts the reward away; the pack is whole again. */
  readonly close: () => void;
  /** The pack is torn: it waits no longer. */
  readonly torn: () => void;
  /** The reveal is over: the collection may show the card too. */
  readonly revealed: () => void;
}

/** The player's packs. Tokens are never taken here: the server takes them together with giving the reward. */
export function usePackOpening(playerId: string): PackOpening {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const [key] = useState(() => packIdempotencyKey(playerId, () => localStorage, () => crypto.randomUUID()));
  const [sealed] = useState(() => sealedPackStore(playerId));
  const [before] = useState(sealed.read);
  const [opened, setOpened] = useState(before);
  const [isRevealed, setRevealed] = useState(false);
  // Known at once: a second press may come before the page is drawn with the first under way.
  const isUnderWay = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationFn: (_cost: number) =>
      api.call('openPack', {}, { idempotencyKey: key.take(), keepalive: true }),
    onSuccess({ data, tokens, progress }) {
      key.settle();
      // Also where the player has gone on meanwhile: the pack waits for them.
      sealed.save({ item: data, progress });
      setOpened({ item: data, progress });
      setRevealed(false);
      queries.setQueryData(packsQuery(api).queryKey, (packs) => packs && { ...packs, tokens });
      queries.setQueryData(statsQuery(api).queryKey, (stats) => stats && { ...stats, tokens });
      void refetchAfter(queries, 'pack');
    },
    onError(error, cost) {
      if (isDecided(error)) key.settle();
      toasts.error({ text: openFailure(error, cost, hasNoInternet()), about: 'pack' });
      // What the server says of the tokens now is what counts.
      void refetchAfter(queries, 'failedPack');
    },
    onSettled() {
      isUnderWay.current = false;
    },
  });

  return {
    opened,
    isFromBefore: opened !== null && opened === before,
    unseen: isRevealed || opened === null ? null : opened.item,
    isOpening: isPending,
    isUnanswered: !isPending && key.waits(),
    open(cost, tokens) {
      if (isUnderWay.current) return;
      // A pack that waits for its answer may be paid already.
      if (tokens < cost && !key.waits()) {
        toasts.warning({ text: m.rewards_need({ cost }), about: 'pack' });
        return;
      }
      isUnderWay.current = true;
      mutate(cost);
    },
    close: () => setOpened(null),
    torn: sealed.clear,
    revealed() {
      setRevealed(true);
      void refetchAfter(queries, 'revealedPack');
    },
  };
}
