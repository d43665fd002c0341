import type { ProfileChanges } from '@touchline/contracts';
import {
  countryOf,
  defaultAvatar,
  isHiddenByAge,
  isTimeZone,
  joinMessages,
  oneLine,
  profileProblems,
  type ProfileForm,
} from '@touchline/domain';
import { errors } from '@touchline/messages/errors';
import { AppError } from '../../app-error.ts';
import { isRude } from '../public-name-check/index.ts';
import type { PlayerRow, ProfileColumns } from './repo.ts';

/**
 * The columns that a form really changes. What a form sends back as it was is not looked at: a name of before may
 * stay until it is touched. `club` is the one that the form names, as the list of clubs has it; null when it has not.
 * Throws a `AppError` that tells everything that is wrong.
 */
export function changedColumns(changes: ProfileChanges, player: PlayerRow, club: string | null): Partial<ProfileColumns> {
  const form = changedOf(tidied(changes), player);
  const codes = [
    ...profileProblems(form, isRude),
    ...(form.club && club === null ? (['club_unknown'] as const) : []),
    ...(form.timeZone === undefined || isTimeZone(form.timeZone) ? [] : (['unknown_time_zone'] as const)),
  ];
  const [code] = codes;
  if (code !== undefined) {
    const message = joinMessages(codes.map((one) => errors[one].message));
    throw new AppError(code, { message, ...(codes.length > 1 && { codes }) });
  }
  const { country, club: named, ...rest } = form;
  return {
    ...rest,
    ...(named !== undefined && { club }),
    ...(country !== undefined && { country: country === null ? null : (countryOf(country)?.name ?? null) }),
    ...(typeof form.age === 'number' && { lowestAge: Math.min(form.age, player.lowestAge ?? form.age) }),
    ...footChoice(changes, player),
    ...visibility(changes.hidden, form.age, player),
  };
}

type Tidied = ProfileForm & {
  readonly favoriteFoot?: 'L' | 'R';
  readonly avatar?: string;
  readonly club?: string | null;
  readonly timeZone?: string;
};

/** In the words of our rows, texts on one line. */
function tidied(changes: ProfileChanges): Tidied {
  const { age, favorite_foot: foot, avatar, time_zone: timeZone } = changes;
  const text = (value: string | null | undefined) => (value === undefined ? undefined : oneLine(value ?? ''));
  return given({
    displayName: text(changes.display_name),
    name: text(changes.name),
    teamName: text(changes.team_name),
    favoritePlayer: text(changes.favorite_player),
    country: text(changes.country),
    club: text(changes.club),
    age,
    favoriteFoot: foot === undefined ? undefined : (foot ?? 'R'),
    avatar: avatar === undefined ? undefined : avatar?.trim() || defaultAvatar,
    timeZone,
  });
}

function changedOf(form: Tidied, player: PlayerRow): Tidied {
  const displayName = player.displayName ?? nameOfAddress(player);
  const was: Record<keyof Tidied, unknown> = { ...player, displayName, country: player.country ?? player.state };
  return Object.fromEntries(Object.entries(form).filter(([field, value]) => value !== was[field as keyof Tidied]));
}

/**
 * What the profile calls a player without any name: a part of their address, which nobody else is to see. A form that
 * sends it back does not make it a name.
 */
export function nameOfAddress({ name, email }: Pick<PlayerRow, 'name' | 'email'>): string | null {
  return name === null ? email.split('@')[0] || null : null;
}

/**
 * A foot is chosen by another one than stands, or by saying that the one that stands is meant: a form that sends the
 * default back has chosen nothing. Taken away, it is the default again.
 */
function footChoice(
  { favorite_foot: foot, favorite_foot_chosen: told }: ProfileChanges,
  player: PlayerRow,
): Partial<Pick<ProfileColumns, 'favoriteFootChosen'>> {
  const isOther = foot !== undefined && foot !== player.favoriteFoot;
  const chosen = foot === null ? false : (told ?? (isOther || player.favoriteFootChosen));
  return chosen === player.favoriteFootChosen ? {} : { favoriteFootChosen: chosen };
}

/**
 * A choice is a change of what is. Without one, the age decides. A choice to be shown that was made before an age under
 * 13 was known is not the informed one of a child: it ends with that age, and the child chooses anew.
 */
function visibility(
  hidden: boolean | undefined,
  age: number | null | undefined,
  player: PlayerRow,
): Partial<Pick<ProfileColumns, 'hidden' | 'hiddenChosen'>> {
  if (hidden === false && player.hiddenByOperator) throw new AppError('hidden_by_operator');
  const hides = hidden ?? player.hiddenChosen;
  if (hides !== true && isChild(age) && !isChild(player.age)) return { hidden: true, hiddenChosen: null };
  if (hidden !== undefined && hidden !== player.hidden) return { hidden, hiddenChosen: hidden };
  // Who was a child here is not put on a board by an older age: they choose it.
  return player.hiddenChosen === null && age !== undefined ? { hidden: player.hiddenByOperator || isHiddenByAge(age) || isChild(player.lowestAge) } : {};
}

/** Known to be too young to be shown without having chosen it. */
function isChild(age: number | null | undefined): boolean {
  return typeof age === 'number' && isHiddenByAge(age);
}

/** Without the fields that are undefined. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof given<T>
  >;
}
