interface Tell<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Asks once nobody has called it off for `pauseMs` milliseconds, so that not every letter is a question. Returns what
 * calls it off: then it is not asked any more, or `signal` is aborted and neither answer nor failure is told.
 */
export function debounceRequest<Answer>(
  pauseMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { onAnswer, onFailure }: Tell<Answer>,
): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const run = async (): Promise<void> => {
    try {
      const answer = await ask(signal);
      if (!signal.aborted) onAnswer(answer);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    }
  };
  const timer = setTimeout(() => void run(), pauseMs);
  return () => {
    clearTimeout(timer);
    calledOff.abort();
  };
}
