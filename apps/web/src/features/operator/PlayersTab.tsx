import type { OperatorPlayer } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Notice } from '../auth/index.ts';
import css from './OperatorTabs.module.css';
import { PlayerView } from './PlayerView.tsx';
import { PlayerRestrictionBadge } from './PlayerRestrictionBadge.tsx';
import { useOperatorAction } from './useOperatorAction.ts';

const PAGE = 50;

interface PlayersTabProps {
  readonly api: OperatorClient;
  readonly passwords: 'touchline' | 'hosted';
}

type Found = { readonly text: string | null; readonly players: readonly OperatorPlayer[]; readonly isWhole: boolean };

/** Players to look for, a page at a time; one of them opened in the list's place. */
export function PlayersTab({ api, passwords }: PlayersTabProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { busy, trouble, run } = useOperatorAction<'search' | 'more'>();

  useEffect(() => {
    // Back where the player was opened.
    if (open === null && last.current !== null) list.current?.querySelector<HTMLElement>(`[data-player="${last.current}"]`)?.focus();
    last.current = open;
  }, [open]);

  const read = async (text: string | null, before: readonly OperatorPlayer[]): Promise<void> => {
    const { data } = await api.call('findPlayers', { body: { text, after: before.at(-1)?.email ?? null, limit: PAGE } });
    setFound({ text, players: [...before, ...data], isWhole: data.length < PAGE });
  };
  const search = (event: SyntheticEvent): void => {
    event.preventDefault();
    void run('search', () => read(typed.trim() === '' ? null : typed.trim(), []));
  };
  const replace = (changed: OperatorPlayer | null): void => {
    if (found === null || open === null) return;
    const players = found.players.flatMap((player) => (player.id !== open ? [player] : changed === null ? [] : [changed]));
    setFound({ ...found, players });
  };

  if (open !== null) {
    return (
      <PlayerView
        api={api}
        id={open}
        passwords={passwords}
        onChange={replace}
        onBack={() => setOpen(null)}
      />
    );
  }
  return (
    <div className={css['part']}>
      <search>
        <form className={css['form']} onSubmit={search}>
          <div className={css['grow']}>
            <TextInput type="search" label={m.operator_search()} hint={m.operator_search_hint()} value={typed} onValueChange={setTyped} maxLength={254} />
          </div>
          <Button type="submit" variant="primary" busy={busy === 'search'}>
            {m.operator_search_submit()}
          </Button>
        </form>
      </search>
      <Notice tone="error" text={trouble} />
      <output className={css['quiet']}>
        {found === null ? '' : m.operator_found({ count: found.players.length, more: found.isWhole ? '' : '+' })}
      </output>
      {found !== null && found.players.length === 0 ? <EmptyState title={m.operator_found_none()} /> : null}
      {found !== null && found.players.length > 0 ? (
        <ul className={css['rows']} ref={list}>
          {found.players.map((player) => (
            <li key={player.id}>
              <button type="button" className={css['row']} data-player={player.id} onClick={() => setOpen(player.id)}>
                <span className={css['first']}>
                  <strong>{player.name ?? m.operator_no_name()}</strong>
                  <span className={css['quiet']}>{player.email}</span>
                </span>
                <span className={css['second']}>
                  <PlayerRestrictionBadge player={player} />
                  <span className={css['quiet']}>{player.team ?? m.operator_no_team()}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {found !== null && !found.isWhole ? (
        <Button wide busy={busy === 'more'} onClick={() => void run('more', () => read(found.text, found.players))}>
          {m.operator_more()}
        </Button>
      ) : null}
    </div>
  );
}
