import { m } from '@touchline/messages';
import { useApi } from '../../../api/index.ts';
import { AsyncSearchSelect } from '../../../ui/select/AsyncSearchSelect.tsx';
import type { SearchOptions } from '../../../ui/select/useSearchedOptions.ts';

interface ClubFieldProps {
  /** null for none. */
  readonly value: string | null;
  readonly onValueChange: (club: string | null) => void;
}

/** As many as are listed; typing on finds the others. */
const MOST_CLUBS = 30;
/** As long as the server takes what is searched for. */
const MOST_LETTERS = 60;

/** The club whose matches come first: one of those that the sources of scores know, looked up at the server. */
export function ClubField({ value, onValueChange }: ClubFieldProps) {
  const api = useApi();
  const search: SearchOptions = async (typed, signal) => {
    const query = { search: typed.slice(0, MOST_LETTERS), limit: MOST_CLUBS };
    const { clubs } = await api.call('listClubs', { query }, { signal });
    return clubs.map(({ name, league }) => ({ value: name, detail: league }));
  };
  return (
    <AsyncSearchSelect
      id="profile-club"
      label={m.profile_form_club()}
      note={m.profile_form_optional()}
      hint={m.profile_form_club_hint()}
      placeholder={m.profile_form_country_placeholder()}
      texts={{
        loading: m.profile_form_club_loading(),
        empty: m.profile_form_club_none(),
        failed: m.profile_form_club_failed(),
        retry: m.ui_retry(),
        count: (count) => m.profile_form_club_count({ count }),
        unlisted: (typed) => m.profile_form_club_unlisted({ typed }),
      }}
      clearLabel={m.profile_form_club_clear()}
      openLabel={m.profile_form_club_open()}
      search={search}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
