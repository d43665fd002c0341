import type { avatars } from '@touchline/domain';
import ball from './drawings/ball.svg';
import dinosaur from './drawings/dinosaur.svg';
import dolphin from './drawings/dolphin.svg';
import eagle from './drawings/eagle.svg';
import flame from './drawings/flame.svg';
import fox from './drawings/fox.svg';
import lion from './drawings/lion.svg';
import rocket from './drawings/rocket.svg';
import shoe from './drawings/shoe.svg';
import star from './drawings/star.svg';
import tiger from './drawings/tiger.svg';
import wolf from './drawings/wolf.svg';

export interface AvatarDrawing {
  /** The colour of the circle, there before the file is. */
  readonly ground: string;
  /** Address of the file: flat shapes from back to front, cut by the circle they stand in. */
  readonly file: string;
}

/** The drawing of each avatar. They are files so that no page loads the eleven that it does not show. */
export const avatarDrawings: Readonly<Record<(typeof avatars)[number], AvatarDrawing>> = {
  '⚽': { ground: '#17794e', file: ball },
  '🦁': { ground: '#8a2c1c', file: lion },
  '🐯': { ground: '#0d5a63', file: tiger },
  '🦊': { ground: '#14532f', file: fox },
  '🐺': { ground: '#34307a', file: wolf },
  '🦅': { ground: '#2f86d6', file: eagle },
  '🐬': { ground: '#0b4a86', file: dolphin },
  '🦖': { ground: '#6a35a8', file: dinosaur },
  '🚀': { ground: '#131f4a', file: rocket },
  '⭐': { ground: '#2056b8', file: star },
  '🔥': { ground: '#3d0f2e', file: flame },
  '👟': { ground: '#d8532f', file: shoe },
};
