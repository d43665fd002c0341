/**
 * The version of the measures, stored with every result: two values are compared only where it is the same.
 *
 * It goes up by one with every change after which the same frames give another value, score, moment, finding or reason:
 * a band, a rule of a moment, a constant of the signal, a weight. Words, tips and drills are no measures. The test
 * beside this file fails when the reviews of the recordings changed and this number did not.
 */
export const MEASURES_VERSION = 12;
