import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useElementWidth } from '../charts/useElementWidth.ts';
import css from './SkillTrends.module.css';
import { contiguous, type SkillAttempt } from './skill-trends.ts';

const HEIGHT = 64;
const EDGE = 8;
/** Points of the score between the lowest and the highest line: less would make a mountain of noise. */
const LEAST_SPAN = 30;

/** The scores of one skill as a line: full dots are in the account, open ones on this device alone. */
export function SkillSparkline({ attempts }: { readonly attempts: readonly SkillAttempt[] }) {
  const { width, measure } = useElementWidth();
  const scores = attempts.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const air = Math.max(0, (LEAST_SPAN - (most - least)) / 2);
  const y = scaleLinear<number>({ domain: [Math.max(0, least - air), Math.min(100, most + air)], range: [HEIGHT - EDGE, EDGE] });
  const x = scalePoint<string>({ domain: attempts.map(({ id }) => id), range: [EDGE, width - EDGE] });
  const last = attempts.at(-1);
  return (
    <div className={css['line']} ref={measure}>
      {width === 0 ? null : (
        <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
          {contiguous(attempts).map((row) => (
            <LinePath key={row[0]?.id} className={css['path'] ?? ''} data={[...row]} x={({ id }) => x(id) ?? 0} y={({ score }) => y(score)} />
          ))}
          {attempts.map(({ id, score, isHereOnly }) => (
            <circle
              key={id}
              className={isHereOnly ? css['here'] : css['dot']}
              cx={x(id)}
              cy={y(score)}
              r={id === last?.id ? 5 : 3.5}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
