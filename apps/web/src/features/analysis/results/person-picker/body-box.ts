import { bodyPoint, distance, midway, type BodyPoint, type PersonInPicture } from '@touchline/vision';

type Box = PersonInPicture['box'];

/** The box of the joints has no crown, back or heels in it: air around it, in parts of its longer side. */
const AIR = 0.16;
/** A bent back stands above all joints: air above a body whose trunk lies level, in parts of its height, none of one that leans less than halfway. */
const BACK = { air: 0.3, from: 0.5 };

/**
 * Around all of a body, in parts of the picture and within it: the joints of `person` with air, and more above a bent
 * back. `aspect`: width by height of the picture.
 */
export function bodyBox({ pose, box }: Pick<PersonInPicture, 'pose' | 'box'>, aspect: number): Box {
  const air = AIR * Math.max(box.width * aspect, box.height);
  const above = air + BACK.air * box.height * Math.max(0, (levelOfTrunk(pose, aspect) - BACK.from) / (1 - BACK.from));
  const [left, right] = [within(box.x - air / aspect), within(box.x + box.width + air / aspect)];
  const [top, bottom] = [within(box.y - above), within(box.y + box.height + air)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How level the line from the hips to the shoulders lies: 0 upright, 1 level. */
function levelOfTrunk(pose: PersonInPicture['pose'], aspect: number): number {
  const at = (point: BodyPoint) => bodyPoint(pose, point, { width: aspect, height: 1 }, 0);
  const [leftShoulder, rightShoulder, leftHip, rightHip] = [at('leftShoulder'), at('rightShoulder'), at('leftHip'), at('rightHip')];
  if (leftShoulder === null || rightShoulder === null || leftHip === null || rightHip === null) return 0;
  const [shoulders, hips] = [midway(leftShoulder, rightShoulder), midway(leftHip, rightHip)];
  const length = distance(shoulders, hips);
  return length === 0 ? 0 : Math.abs(shoulders.x - hips.x) / length;
}

const within = (place: number): number => Math.min(1, Math.max(0, place));
