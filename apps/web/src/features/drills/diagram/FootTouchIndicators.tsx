import { surfaces } from '@touchline/domain';
import type { Diagram, Foot, Surface } from '@touchline/domain';
import { m } from '@touchline/messages';
import css from './DrillDiagram.module.css';

const footLetter: Record<Foot, () => string> = { left: m.drills_foot_left, right: m.drills_foot_right };
const surfaceWord: Record<Surface, () => string> = {
  inside: m.drills_surface_inside,
  outside: m.drills_surface_outside,
  sole: m.drills_surface_sole,
  laces: m.drills_surface_laces,
  thigh: m.drills_surface_thigh,
};

/** Which foot touches, and with what: letters that light up in time with the picture. */
export function FootTouchIndicators({ diagram }: { diagram: Diagram }) {
  const usedBy = (foot: Foot): string =>
    surfaces
      .filter((surface) => diagram.touches.some((touch) => touch.foot === foot && touch.surface === surface))
      .map((surface) => surfaceWord[surface]())
      .join(', ');
  const [left, right] = [usedBy('left'), usedBy('right')];
  const pads: { feet: Foot[]; used: string }[] =
    left === right
      ? [{ feet: ['left', 'right'], used: left }]
      : [
          { feet: ['left'], used: left },
          { feet: ['right'], used: right },
        ];
  return (
    <div className={css['pads']} aria-hidden="true">
      {pads
        .filter(({ used }) => used !== '')
        .map(({ feet, used }) => (
          <span key={used} className={css['pad']}>
            {feet.map((foot) => (
              <b key={foot} className={css['padFoot']}>
                {footLetter[foot]()}
                <span className={css['padLight']} data-part={`${foot}-letter`}>
                  {footLetter[foot]()}
                </span>
              </b>
            ))}
            <span className={css['padWords']}>{used}</span>
          </span>
        ))}
    </div>
  );
}
