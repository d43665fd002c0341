import type { OperatorPlayer, OperatorPlayerDetails } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { dateText, m, numberText } from '@touchline/messages';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { LinkButton } from '../../ui/link/Link.tsx';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import { RemoteData } from './RemoteData.tsx';
import { DeletePlayer } from './DeletePlayer.tsx';
import { momentText } from './local-date-time-text.ts';
import css from './OperatorTabs.module.css';
import { PlayerActions } from './PlayerActions.tsx';
import { PlayerRestrictionBadge } from './PlayerRestrictionBadge.tsx';
import { RenamePlayer } from './RenamePlayer.tsx';

interface PlayerViewProps {
  readonly api: OperatorClient;
  readonly id: string;
  readonly passwords: 'touchline' | 'hosted';
  /** The player as they are now; null when they are gone. */
  readonly onChange: (player: OperatorPlayer | null) => void;
  readonly onBack: () => void;
}

/** One player, and what may be done about them. */
export function PlayerView({ api, id, passwords, onChange, onBack }: PlayerViewProps) {
  const ask = useCallback(
    async (signal: AbortSignal) => (await api.call('showPlayer', { params: { id } }, { signal })).data,
    [api, id],
  );
  return (
    <div className={css['part']}>
      <p>
        <LinkButton onClick={onBack}>{m.operator_back()}</LinkButton>
      </p>
      <RemoteData ask={ask}>
        {(player, again) => {
          const changed = (now: OperatorPlayer): void => {
            onChange(now);
            again();
          };
          return (
            <>
              <Facts player={player} />
              <RenamePlayer key={player.name} api={api} player={player} onChange={changed} />
              <PlayerActions api={api} player={player} passwords={passwords} onChange={changed} />
              <DeletePlayer
                api={api}
                player={player}
                onGone={() => {
                  onChange(null);
                  onBack();
                }}
              />
            </>
          );
        }}
      </RemoteData>
    </div>
  );
}

function Facts({ player }: { readonly player: OperatorPlayerDetails }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const none = m.operator_none();
  const rows: readonly (readonly [string, ReactNode, 'wide'?])[] = [
    [m.operator_fact_email(), player.email, 'wide'],
    [m.operator_fact_team(), player.team ?? none],
    [m.operator_fact_age(), player.age ?? none],
    [m.operator_fact_since(), momentText(player.createdAt)],
    [m.operator_fact_sessions(), numberText(player.sessions)],
    [m.operator_fact_minutes(), numberText(player.totalMinutes)],
    [m.operator_fact_days(), numberText(player.practiceDays)],
    [m.operator_fact_last(), player.lastPracticeDay === null ? none : dateText(player.lastPracticeDay, { dateStyle: 'medium' })],
    [m.operator_fact_streak(), `${player.currentStreak} / ${player.bestStreak}`],
    [m.operator_fact_level(), `${player.level}${TEXT_SEPARATOR}${numberText(player.totalExperience)} XP`],
    [m.operator_fact_tokens(), numberText(player.tokens)],
    [m.operator_fact_id(), <code key="id">{player.id}</code>, 'wide'],
  ];
  return (
    <section className={css['part']} aria-labelledby="operator-player">
      <div className={css['line']}>
        <h2 ref={heading} id="operator-player" tabIndex={-1}>
          {player.name ?? m.operator_no_name()}
        </h2>
        <PlayerRestrictionBadge player={player} />
      </div>
      <dl className={css['facts']}>
        {rows.map(([name, value, isWide]) => (
          <div key={name} className={isWide && css['wide']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
