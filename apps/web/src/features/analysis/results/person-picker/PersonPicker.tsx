import type { ChosenPerson, ClipShape, PersonChoicePicture } from '@touchline/vision';
import { useId, useMemo, useState } from 'react';
import type { CSSProperties } from 'react';
import { m } from '@touchline/messages';
import { PitchLines } from '../../../../ui/art/PitchLines.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { classes } from '../../../../ui/join-class-names.ts';
import { cropPictureAroundPlayer } from '../crop-picture-around-player.ts';
import { MomentPicture } from '../MomentPicture.tsx';
import { stillAt } from '../still-and-measures-at-time.ts';
import { pictureWithMostPeople } from './picture-with-most-people.ts';
import { boxIn, cropsAroundPeople } from './crop-around-people.ts';
import { bodyBox } from './body-box.ts';
import { PersonBox } from './PersonBox.tsx';
import css from './PersonPicker.module.css';
import { PictureChoice } from './PictureChoice.tsx';
import { useClipStills } from '../useClipStills.ts';

interface PersonPickerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** At least one. */
  readonly group: readonly PersonChoicePicture[];
  readonly clip: Blob;
  readonly shape: ClipShape;
  /** Nobody is followed for sure: whoever is tapped is looked at, with no further question. */
  readonly isUnclear: boolean;
  readonly onPointOut: (person: ChosenPerson) => void;
  /** The only one who was found is not them either. */
  readonly onNobody: () => void;
}

/** Pixels of a picture's longer side: a person far away is still to be known. */
const LONG_SIDE = 1280;
/** Width by height of the picture of the one who was pressed. */
const NEAR_SHAPE = 4 / 5;
/** Width by height: what is no wider has room in a narrow window. */
const SQUARE = 1;
/** Nothing is measured on these pictures. */
const noMeasures = [] as const;

/** Pictures of the clip with everybody in a box: the player says which one is them. */
export function PersonPicker({ open, onOpenChange, group, clip, shape: film, isUnclear, onPointOut, onNobody }: PersonPickerProps) {
  const [at, setAt] = useState(() => pictureWithMostPeople(group, film.duration));
  const [pressed, setPressed] = useState<number | null>(null);
  // One in each picture, whom the review is not of: there is nobody to choose from.
  const isOnlyOne = !isUnclear && group.every(({ people: [one, ...others] }) => one?.isFollowed === false && others.length === 0);
  const pointed = isOnlyOne ? 0 : pressed;
  const times = useMemo(() => group.map(({ time }) => time), [group]);
  const { stills, complete } = useClipStills(clip, times, LONG_SIDE, open);
  const aspect = film.width / film.height;
  const bodies = useMemo(() => group.map(({ people }) => ({ people: people.map((one) => ({ box: bodyBox(one, aspect) })) })), [group, aspect]);
  const { shape, crops } = useMemo(() => cropsAroundPeople(bodies, aspect), [bodies, aspect]);
  const thenId = useId();
  const picture = group[at];
  const crop = crops[at];
  const person = pointed === null ? undefined : picture?.people[pointed];
  const near = useMemo(() => cropPictureAroundPlayer(person?.pose ?? null, aspect, NEAR_SHAPE), [person, aspect]);
  if (picture === undefined || crop === undefined) return null;
  const still = stillAt(stills, picture.time);
  const hasNear = !isUnclear && !isOnlyOne;
  const turnTo = (next: number): void => {
    setAt(next);
    setPressed(null);
  };
  const change = (next: boolean): void => {
    setPressed(null);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size={isOnlyOne ? (shape > SQUARE ? 'md' : 'sm') : 'lg'}
      title={isOnlyOne ? m.results_point_only_one() : m.results_point_title()}
      {...(!isOnlyOne && { description: <span className={css['what']}>{isUnclear ? m.results_point_once() : m.results_point_words()}</span> })}
      footer={
        isUnclear ? undefined : (
          <div className={classes(css['answer'], hasNear && css['inLine'], isOnlyOne && css['yesOrNo'])}>
            <p id={thenId} className={css['then']}>
              {isOnlyOne ? m.results_point_if() : m.results_point_then()}
            </p>
            <Button
              variant="primary"
              disabled={person === undefined}
              aria-describedby={thenId}
              onClick={() => {
                if (person !== undefined) onPointOut({ time: picture.time, ...person.place });
              }}
            >
              {m.results_point_confirm()}
            </Button>
            {isOnlyOne ? (
              <Button aria-describedby={thenId} onClick={onNobody}>
                {m.results_point_nobody()}
              </Button>
            ) : null}
          </div>
        )
      }
    >
      <div className={classes(css['pictures'], hasNear && css['withNear'])} style={{ '--aspect': shape, '--near': NEAR_SHAPE, '--columns': `${shape}fr ${NEAR_SHAPE}fr` } as CSSProperties}>
        <div className={css['stage']}>
          <MomentPicture label="" picture={still?.picture} pose={null} aspect={aspect} measures={noMeasures} cut={shape} part={crop} />
          {picture.people.map((one, index) => (
            <PersonBox
              key={`${picture.time} ${one.place.x} ${one.place.y}`}
              box={boxIn(bodies[at]?.people[index]?.box ?? one.box, crop)}
              isFollowed={one.isFollowed && !isUnclear}
              number={index + 1}
              people={picture.people.length}
              pressed={index === pointed}
              onPress={() => (isUnclear ? onPointOut({ time: picture.time, ...one.place }) : setPressed(index))}
            />
          ))}
        </div>
        {hasNear ? (
          <div className={css['near']} data-theme="dark">
            {person === undefined ? (
              <PitchLines part="centre" className={css['lines']} />
            ) : (
              <>
                <MomentPicture label="" picture={still?.picture} pose={null} aspect={aspect} measures={noMeasures} cut={NEAR_SHAPE} part={near} />
                {picture.people.length === 1 ? null : (
                  <span className={css['number']} aria-hidden="true">
                    {(pointed ?? 0) + 1}
                  </span>
                )}
              </>
            )}
          </div>
        ) : null}
        {group.length === 1 ? null : <PictureChoice {...{ group, stills, at, aspect, crops, shape }} onTurn={turnTo} />}
      </div>
      {complete && still === undefined ? <p className={css['none']}>{m.results_point_no_picture()}</p> : null}
    </Dialog>
  );
}
