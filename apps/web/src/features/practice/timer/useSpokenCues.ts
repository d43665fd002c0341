import { findDrill, momentReached, spokenMoments, type Side, type SpokenCue } from '@touchline/domain';
import { useEffect, useMemo, useRef } from 'react';
import { m } from '@touchline/messages';
import { useSound } from '../../../ui/sound/sound-settings.ts';
import { speak } from '../../../ui/sound/speech.ts';
import { vibrate } from '../../../ui/sound/vibrate.ts';

const words: Readonly<Record<SpokenCue, () => string>> = {
  halfway: m.practice_voice_halfway,
  changeFoot: m.practice_voice_change_foot,
  lastTen: m.practice_voice_last_ten,
};

interface SpokenDrill {
  readonly drillId: string;
  readonly side: Side;
  readonly minutes: number;
}

/** Lets what a drill has to say be felt as its clock gets there, and says it where the player has chosen a voice. `left` in seconds. */
export function useSpokenCues({ drillId, side, minutes }: SpokenDrill, left: number): void {
  const { voice } = useSound();
  const moments = useMemo(() => {
    const drill = findDrill(drillId);
    return drill === undefined ? [] : spokenMoments(drill, side, minutes);
  }, [drillId, side, minutes]);
  const before = useRef(left);
  useEffect(() => {
    const moment = momentReached(moments, before.current, left);
    before.current = left;
    if (moment === null) return;
    vibrate('cue');
    if (voice) speak(moment.says.map((cue) => words[cue]()).join(' '));
  }, [moments, left, voice]);
}
