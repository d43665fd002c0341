import type { AnalysisType } from '@touchline/domain';

/** From where the player was filmed (docs of the view rule: median shoulder width by trunk length). */
export type View = 'side' | 'oblique' | 'front';

export type Leg = 'left' | 'right';

export type KeyMomentName = 'plant' | 'backswing' | 'contact' | 'followThrough' | 'touch' | 'turn' | 'set';

export interface KeyMoment {
  readonly name: KeyMomentName;
  /** Seconds from the start of the clip. */
  readonly time: number;
  readonly leg?: Leg;
  /** For a juggling touch: what met the ball. */
  readonly part?: 'foot' | 'knee';
}

/** How far a measure can be trusted: A measured, B a proxy, C not claimed below 60 frames a second. */
export type Grade = 'A' | 'B' | 'C';

/** A measured value beside its band; the band's five numbers in the measure's own unit. */
export interface Measure {
  /** Row of the table of ranges, such as `supportKneeAtContact`. */
  readonly id: string;
  readonly value: number;
  readonly unit: 'degrees' | 'percent' | 'share' | 'yesNo';
  readonly band: {
    readonly min: number;
    readonly goodFrom: number;
    readonly best: number;
    readonly goodTo: number;
    readonly max: number;
  } | null;
  readonly grade: Grade;
  /** 0–100. */
  readonly score: number;
  /** The moment it was taken at, for the picture; null for a value of the whole clip. */
  readonly time: number | null;
  /** The joint to draw it at, such as `leftKnee`; null when there is none. */
  readonly joint: string | null;
}

/** One thing said to the player. The page has the words by `id`; every number it may name is here. */
export interface Finding {
  /** Measure and side, such as `supportKneeAtContact.tooStraight`. */
  readonly id: string;
  readonly measure: string;
  readonly value: number;
  readonly time: number | null;
  readonly joint: string | null;
  /** A drill of the catalogue that trains it. */
  readonly drillId: string;
}

export type SubScoreName = 'posture' | 'balance' | 'legwork' | 'bodyPosition' | 'technique';

/** Why something was not measured; the page says each in words and says how to film it. */
export type NotMeasured =
  | 'noPose'
  | 'stillPicture'
  | 'halfBody'
  | 'sideways'
  | 'noKickSeen'
  | 'unclearKick'
  | 'tooSlowForKick'
  | 'noTurnSeen'
  | 'noTouchSeen'
  | 'noSetSeen'
  | 'noSaveSeen'
  | 'noDefendingSeen'
  | 'noHeaderSeen'
  | 'noRunSeen'
  | 'noDribbleSeen'
  | 'slowMotion'
  | 'slowedKick'
  | 'frontView'
  | 'frontOnly'
  | 'obliqueView'
  | 'sideView'
  | 'hiddenJoint'
  | 'lowFrameRate'
  | 'tooFewMeasures'
  | 'headingAge'
  | 'timeUp'
  | 'whoIsMeant'
  | 'mayHaveSlipped'
  | 'playerLost'
  | 'lostSight';

/** What one analysis found. Everything is computed from landmarks; nothing is made up where nothing was seen. */
export interface FormReview {
  readonly type: AnalysisType;
  readonly view: View | null;
  readonly kickingLeg: Leg | null;
  readonly moments: readonly KeyMoment[];
  readonly measures: readonly Measure[];
  readonly strengths: readonly Finding[];
  readonly improvements: readonly Finding[];
  /** Ids of short tips; the page has the words. */
  readonly tips: readonly string[];
  readonly subScores: Readonly<Record<SubScoreName, number | null>>;
  /** 0–100 of posture, balance, legwork and body position by weight; null when too little could be measured. */
  readonly overallScore: number | null;
  readonly notMeasured: readonly NotMeasured[];
  /** Juggling only. */
  readonly juggling: JugglingCount | null;
  readonly frames: {
    /** Frames the detector analysed for the result. */
    readonly seen: number;
    /** Of these, with the player found. */
    readonly withPlayer: number;
  };
  /** Most people seen in one frame. */
  readonly people: number;
}

/** Touches of the ball, an estimate that the player may correct. */
export interface JugglingCount {
  readonly touches: readonly KeyMoment[];
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly knee: number;
}
