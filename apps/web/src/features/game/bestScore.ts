const NAME = 'touchline.juggling';

/** The best score ever on this device; 0 when there is none. */
export function bestScore(): number {
  try {
    const best = Number(localStorage.getItem(NAME));
    return Number.isSafeInteger(best) && best > 0 ? best : 0;
  } catch {
    return 0;
  }
}

/** Keeps a score when it is the best; true when it was. */
export function keepBestScore(score: number): boolean {
  if (score <= bestScore()) return false;
  try {
    localStorage.setItem(NAME, String(score));
  } catch {
    // Storage can be full or forbidden: the score was still the best.
  }
  return true;
}
