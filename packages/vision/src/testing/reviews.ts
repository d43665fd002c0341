/** Reviews for the tests of other packages. The recordings are read from the disk, so none of this is for a browser. */
export { arbitraryReview } from './arbitrary-review.ts';
export { recordedReview, recordingNames } from './recorded-review.ts';
export { reviewOf } from './review-of.ts';
