/** The parts of a message of a hurting limb, as patterns over plain words. */
export interface HurtingLimbPatterns {
  /** One of these words is in every such message. */
  readonly names: string;
  readonly opens: string;
  /** That a limb of one's own hurts, is swollen, or was twisted, fallen on or hit in play. */
  readonly tells: string;
  /** When, where in play and since when it hurts, and how much: taken out wherever it stands. */
  readonly beside: string;
  /** What came of it (it swells, one cannot walk), and what joins these. */
  readonly follows: string;
  readonly asks: string;
}
