/** An answer that says nothing of success, or lacks what was asked for (spec 002 §5, §8). */
export class InvalidResponse extends Error {
  constructor() {
    super('The answer has no analyses in it');
    this.name = 'InvalidResponse';
  }
}
