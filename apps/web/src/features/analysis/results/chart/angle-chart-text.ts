import type { KeyMoment } from '@touchline/vision';
import { m } from '@touchline/messages';
import { measureWord } from '@touchline/messages/form-review-words';
import { aboutDegrees } from '../joint-angle-text.ts';
import { momentText, secondsText } from '../key-moment-text.ts';
import type { AngleSeries } from './angle-series.ts';

/** The joint of a series, in words. */
function jointWord({ knee }: AngleSeries): string {
  return knee.limbs[1] === 'leftKnee' ? m.results_chart_left_knee() : m.results_chart_right_knee();
}

/** A series among others: what was measured of its joint. */
export function seriesWord(series: AngleSeries): string {
  return measureWord(series.measure.id) ?? jointWord(series);
}

/** What the chart shows, in sentences: for whoever cannot see it, and for whoever likes words better. */
export function angleChartText(series: AngleSeries, moments: readonly KeyMoment[]): string {
  const angles = series.points.flatMap(({ angle }) => angle ?? []);
  const { knee, moment } = series;
  const sentences = [
    m.results_chart_text({
      joint: jointWord(series),
      least: aboutDegrees(Math.min(...angles)),
      most: aboutDegrees(Math.max(...angles)),
    }),
  ];
  if (moment !== null) {
    const [angle, time] = [aboutDegrees(knee.angle), secondsText(moment.time)];
    sentences.push(m.results_chart_text_at({ moment: momentText(moment, moments), time, angle }));
  }
  if (knee.good !== null) {
    sentences.push(m.results_chart_text_good({ from: Math.round(knee.good.from), to: Math.round(knee.good.to) }));
  }
  return sentences.join(' ');
}
