/** The server has answered, but not with the details of a match (spec 001 §8). */
export class IncompleteMatchDetailsError extends Error {
  constructor() {
    super('The answer has no match in it');
    this.name = 'IncompleteMatchDetailsError';
  }
}
