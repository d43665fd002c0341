import { useQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { useRef, useState } from 'react';
import { teamNamesQuery, useApi } from '../../../api/index.ts';
import { TextInput, type TextInputProps } from '../../../ui/field/TextInput.tsx';
import { similarTeams } from './similar-teams.ts';
import css from './TeamField.module.css';

type TeamFieldProps = Omit<TextInputProps, 'label' | 'note' | 'ref'>;

/** The team's name, as a player types it; teams of such a name that the board shows are offered, so that one team stays one. */
export function TeamField({ value, onValueChange, ...rest }: TeamFieldProps) {
  const [isUsed, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Without a connection, or a team on the board, the name is typed as ever: nothing is missing.
  const { data: teams = [] } = useQuery({ ...teamNamesQuery(useApi()), enabled: isUsed });
  const similar = isUsed ? similarTeams(value, teams) : [];
  const take = (team: string): void => {
    onValueChange(team);
    input.current?.focus();
  };
  return (
    <div className={css['team']}>
      <TextInput
        {...rest}
        ref={input}
        label={m.profile_form_team()}
        note={m.profile_form_optional()}
        value={value}
        onValueChange={onValueChange}
        onFocus={() => setUsed(true)}
      />
      <output className={css['question']}>{similar.length === 0 ? null : m.profile_form_team_similar({ count: similar.length })}</output>
      {similar.length === 0 ? null : (
        <ul className={css['teams']} aria-label={m.profile_form_team_list()}>
          {similar.map((team) => (
            <li key={team}>
              <button type="button" className={css['chip']} dir="auto" onClick={() => take(team)}>
                {team}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
