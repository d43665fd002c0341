/**
 * Sounds are made and scheduled as ever, on a clock that stands: for as long as one runs, the browser works out what is
 * heard, silence too, and nobody listens.
 */
globalThis.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    void this.suspend();
  }

  override resume(): Promise<void> {
    return Promise.resolve();
  }
};
