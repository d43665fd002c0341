import { m } from '@touchline/messages';

/** By the names that all sources give the figures of a match. */
export const statisticLabels: Readonly<Record<string, () => string>> = {
  'Ball Possession': m.football_figure_possession,
  'Total Shots': m.football_figure_shots,
  'Shots on Goal': m.football_figure_shots_on,
  'Shots off Goal': m.football_figure_shots_off,
  'Blocked Shots': m.football_figure_shots_blocked,
  'Shots insidebox': m.football_figure_shots_inside,
  'Shots outsidebox': m.football_figure_shots_outside,
  'Corner Kicks': m.football_figure_corners,
  Offsides: m.football_figure_offsides,
  Fouls: m.football_figure_fouls,
  'Yellow Cards': m.football_figure_yellow,
  'Red Cards': m.football_figure_red,
  'Goalkeeper Saves': m.football_figure_saves,
  'Total passes': m.football_figure_passes,
  'Passes accurate': m.football_figure_passes_accurate,
  'Passes %': m.football_figure_passes_share,
  expected_goals: m.football_figure_expected,
};

/** A figure of a match in words; one that is not known is told as its source writes it. */
export function statisticLabel(type: string): string {
  const known = statisticLabels[type];
  if (known !== undefined) return known();
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
