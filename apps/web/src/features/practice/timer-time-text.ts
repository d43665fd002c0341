/** Seconds as the timer shows them: '5:00', '0:07', '240:00'. Begun seconds count whole, so 0:00 is the very end. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
