/** Reviews for the tests of other packages. The recordings are read from the disk, so none of this is for a browser. */
export { arbitraryReview } from './arbitrary-review.ts';
export { recordedInput, recordedReview, recordingNames } from './recorded-review.ts';
export type { RecordingName } from './recorded-review.ts';
export { reviewFromRequest } from './review-from-request.ts';
