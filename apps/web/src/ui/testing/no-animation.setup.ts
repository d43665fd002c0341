// Each component's test holds still unless it says `letMove()`.
import { beforeEach } from 'vitest';
import { holdStill } from './no-animation.ts';

beforeEach(holdStill);
