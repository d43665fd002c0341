import type { KeyMoment } from '@touchline/vision';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { decimalText, m } from '@touchline/messages';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import { Icon, type IconProps } from '../../../../ui/icons/Icon.tsx';
import { reducedMotion } from '../../../../ui/motion/useReducedMotion.ts';
import type { Crop } from '../crop-picture-around-player.ts';
import type { LabelBox } from '../../overlay/draw-label.ts';
import { usePlayhead, type Asked, type Playhead } from '../playhead.ts';
import type { ShownReview } from '../shown-review-type.ts';
import { stillAt } from '../still-and-measures-at-time.ts';
import { KeyMomentStills } from '../KeyMomentStills.tsx';
import { PlaybackControls } from './PlaybackControls.tsx';
import { drawOverlay, nobodyLines } from './draw-overlay.ts';
import type { PlayableClip } from './local-or-remote-clip.ts';
import { KeyMomentChips } from './KeyMomentChips.tsx';
import { VideoOverlayToggle } from './VideoOverlayToggle.tsx';
import css from './ClipPlayer.module.css';
import { Scrubber } from './Scrubber.tsx';
import { useFootage } from './useFootage.ts';
import { useClipPlayerKeys } from './useClipPlayerKeys.ts';
import { useStageSize, type StageSize } from './useStageSize.ts';
import { viewBetween, viewNearPlayer, wholeView } from './zoom-to-player.ts';
import { WholePictureButton } from './WholePictureButton.tsx';

interface PlayerProps {
  readonly shown: ShownReview;
  readonly clip: PlayableClip;
  readonly playhead: Playhead;
  readonly asked: Asked | null;
  /** Stands in the lower left corner of the picture, above the time. Default null. */
  readonly corner?: ReactNode;
}

/** The overlay's pixels across; it is stretched over the picture. */
const OVERLAY_WIDE = 1080;

/** The stage's shape, width by height, where the page has the room for it: a player stands upright in it, whatever the film's shape. */
const STAGE_SHAPE = { narrowest: 4 / 5, widest: 1 } as const;

/** Milliseconds of the way from the player to the whole picture and back. */
const ZOOM_MS = 320;

/** A time at which the player was found, in the middle of all such; undefined where they never were. */
function timeOfPlayer(frames: ShownReview['frames']): number | undefined {
  const found = frames.filter(({ pose }) => pose !== null);
  return found[Math.floor(found.length / 2)]?.time;
}

/** The video with the skeleton over it: played, slowed down, stepped picture by picture, taken to its moments. */
export function ClipPlayer({ shown, clip, playhead, asked, corner = null }: PlayerProps) {
  const { review, shape, stills } = shown;
  const first = review.moments.find(({ name }) => name === 'contact') ?? review.moments[0];
  const tryAt = first?.time ?? timeOfPlayer(shown.frames) ?? shape.duration / 2;
  const player = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frameOfStage = useRef<HTMLDivElement>(null);
  const lens = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const [isWhole, setWhole] = useState(false);
  /** How near the picture is to the player: from 0, all of it, to 1. */
  const nearness = useRef(1);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [skeleton, setSkeleton] = useState(true);
  const [nobody, setNobody] = useState(false);
  // A moment lies between two pictures: its own time is said while the picture of it stands.
  const [aim, setAim] = useState<number | null>(first?.time ?? null);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setAim(asked?.time ?? null);
  }
  const time = usePlayhead(playhead);
  const aspect = shape.width / shape.height;
  const stageShape = Math.min(STAGE_SHAPE.widest, Math.max(STAGE_SHAPE.narrowest, aspect));
  const size = useStageSize(frameOfStage, stageShape);
  const whole = useMemo(() => wholeView(aspect, size.shape), [aspect, size.shape]);
  const near = useMemo(() => viewNearPlayer(shown.frames, { aspect, height: shape.height }, size.shape), [shown.frames, aspect, shape.height, size.shape]);
  const hasCorner = corner !== null;
  const draw = useCallback(
    (at: number): void => {
      const view = near === null ? whole : viewBetween(whole, near(at), nearness.current);
      if (lens.current !== null) lens.current.style.transform = transformTo(view);
      if (overlay.current !== null) setNobody(drawOverlay(overlay.current, shown, at, { view, scale: size.scale, covered: [clockBox(size, hasCorner)] }));
    },
    [shown, whole, near, size, hasCorner],
  );
  const onPicture = (at: number): void => {
    playhead.move(at);
    draw(at);
  };
  /** Seconds: the moment that was chosen before the video was there; it stands, and is what the video opens at. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const openAt = awaited ?? tryAt;
  const state = useFootage(clip, shape, tryAt, { onPicture, onPlaying: setPlaying });
  const footage = state.name === 'open' ? state.footage : null;

  const wasOpen = useRef(false);
  useEffect(() => {
    if (footage === null) return;
    stage.current?.replaceChildren(footage.element);
    // One that was opened anew goes on where it broke off.
    footage.show(wasOpen.current ? playhead.read() : openAt);
    wasOpen.current = true;
  }, [footage, openAt, playhead]);
  const still = stillAt(stills, openAt);
  const firstTime = still?.time ?? openAt;
  // Until the video is there its moment stands, with what was found in it: the picture when it comes, the skeleton at once.
  useEffect(() => {
    if (footage !== null || wasOpen.current) return undefined;
    // Words on a canvas need the page's layout, which the next frame makes anyhow.
    const frame = requestAnimationFrame(() => {
      playhead.move(firstTime);
      draw(firstTime);
    });
    return () => cancelAnimationFrame(frame);
  }, [footage, firstTime, draw, playhead]);
  // A canvas of another shape is empty.
  useEffect(() => {
    const frame = requestAnimationFrame(() => draw(playhead.read()));
    return () => cancelAnimationFrame(frame);
  }, [draw, playhead]);
  useEffect(() => {
    const [from, to] = [nearness.current, isWhole ? 0 : 1];
    if (from === to) return undefined;
    const began = performance.now();
    const duration = reducedMotion() ? 0 : ZOOM_MS;
    let frame = 0;
    const go = (): void => {
      const share = duration === 0 ? 1 : Math.min(1, (performance.now() - began) / duration);
      nearness.current = from + (to - from) * (1 - (1 - share) ** 3);
      draw(playhead.read());
      if (share < 1) frame = requestAnimationFrame(go);
    };
    go();
    return () => cancelAnimationFrame(frame);
  }, [isWhole, draw, playhead]);
  useEffect(() => {
    if (asked === null || footage === null) return;
    footage.pause();
    footage.show(asked.time);
  }, [asked, footage]);

  const toggle = (): void => {
    setAim(null);
    if (playing) footage?.pause();
    else footage?.play(speed);
  };
  const step = (by: -1 | 1): void => {
    setAim(null);
    footage?.step(by);
  };
  useClipPlayerKeys(player, { toggle, step });
  const showAt = (at: number, isMoment = false): void => {
    setAim(isMoment ? at : null);
    footage?.pause();
    footage?.show(at);
  };
  const changeSpeed = (next: number): void => {
    setSpeed(next);
    if (playing) footage?.play(next);
  };

  if (state.name === 'broken') return <KeyMomentStills shown={shown} playhead={playhead} asked={asked} broken />;
  const frame = 1 / shape.frameRate;
  const said = aim !== null && Math.abs(aim - time) < frame ? aim : time;
  const showMoment = (moment: KeyMoment): void => {
    if (footage === null) setAwaited(moment.time);
    showAt(moment.time, true);
  };
  const openingShare = state.name === 'opening' ? state.share : null;
  return (
    <section ref={player} className={css['player']} aria-label={m.results_player()}>
      <div ref={frameOfStage} className={css['stage']} style={{ aspectRatio: stageShape }}>
        <div ref={lens} className={css['lens']}>
          <div ref={stage} className={css['picture']} />
          {footage === null && still !== undefined ? <Poster picture={still.picture} /> : null}
        </div>
        <canvas
          ref={overlay}
          className={css['overlay']}
          width={OVERLAY_WIDE}
          height={Math.round(OVERLAY_WIDE / size.shape)}
          hidden={!skeleton}
          aria-hidden="true"
        />
        <VideoOverlayToggle shows="skeleton" icon={<BodyIcon size={20} />} label={m.results_player_skeleton()} isOn={skeleton} onChange={setSkeleton} />
        <span className={css['time']} data-theme="dark">
          {m.results_player_time({ time: decimalText(said, 2), duration: decimalText(footage?.duration ?? shape.duration, 2) })}
        </span>
        {corner}
        {near === null ? null : <WholePictureButton isWhole={isWhole} onWhole={setWhole} />}
      </div>
      <KeyMomentChips moments={review.moments} time={time} onMoment={showMoment} />
      <VisuallyHidden>
        <output>{nobody && !playing ? nobodyLines().join('. ') : ''}</output>
      </VisuallyHidden>
      {footage === null ? (
        <p className={css['opening']} aria-hidden="true">
          {m.results_player_opening()}
        </p>
      ) : (
        <Scrubber
          {...{ time, said, review, frame }}
          duration={footage.duration}
          onTime={(at) => showAt(at)}
          onMoment={showMoment}
          onStep={step}
        />
      )}
      <PlaybackControls
        {...{ playing, speed }}
        opening={footage === null ? { share: openingShare } : null}
        onToggle={toggle}
        onStep={step}
        onSpeed={changeSpeed}
      />
    </section>
  );
}

/** The key moment's picture, until the video is there. */
function Poster({ picture }: { readonly picture: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img ref={image} className={css['poster']} alt="" />;
}

/** CSS pixels that the time takes in the lower left corner, with its distance from there, and with what stands above it. */
const CLOCK = { wide: 126, tall: 46, withCorner: 108 } as const;

/** The same on the overlay. */
function clockBox({ width, shape }: StageSize, hasCorner: boolean): LabelBox {
  const pixel = OVERLAY_WIDE / width;
  const tall = (hasCorner ? CLOCK.withCorner : CLOCK.tall) * pixel;
  return { left: 0, top: OVERLAY_WIDE / shape - tall, wide: CLOCK.wide * pixel, tall };
}

/** Moves and stretches what fills the stage so that a part of it does. */
function transformTo({ x, y, width, height }: Crop): string {
  return `translate(${(-100 * x) / width}%, ${(-100 * y) / height}%) scale(${1 / width}, ${1 / height})`;
}

/** A player as lines and joints. */
function BodyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="4" r="2" />
      <path d="M12 6v8M6.5 9.5L12 8l5.5 1.5M12 14l-4 7M12 14l2.5 3.5L14 21.5" />
    </Icon>
  );
}
