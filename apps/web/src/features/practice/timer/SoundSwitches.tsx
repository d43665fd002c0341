import { m } from '@touchline/messages';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../../ui/icons/timer-icons.tsx';
import { VoiceOffIcon, VoiceOnIcon } from '../../../ui/icons/voice-icons.tsx';
import { useSound } from '../../../ui/sound/sound-settings.ts';
import { speak, useLocalVoice } from '../../../ui/sound/speech.ts';

/** What of the drill is heard: its sounds, and with them a voice, where the device has one of its own. */
export function SoundSwitches() {
  const { enabled, voice, change } = useSound();
  const canSpeak = useLocalVoice();
  const switchVoice = (): void => {
    change({ voice: !voice });
    // Heard at once, and asked for by a press: some devices stay silent without one.
    if (!voice) speak(m.practice_voice_hello());
  };
  return (
    <>
      {enabled && canSpeak ? (
        <IconButton
          variant="board"
          label={voice ? m.practice_timer_voice_off() : m.practice_timer_voice_on()}
          icon={voice ? <VoiceOnIcon /> : <VoiceOffIcon />}
          onClick={switchVoice}
        />
      ) : null}
      <IconButton
        variant="board"
        label={enabled ? m.practice_timer_sound_off() : m.practice_timer_sound_on()}
        icon={enabled ? <SoundOnIcon /> : <SoundOffIcon />}
        onClick={() => change({ enabled: !enabled })}
      />
    </>
  );
}
