import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { Sharing } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useId, type ReactNode } from 'react';
import { ClipIcon, LockIcon } from '../../../ui/icons/film.tsx';
import { AnalysisIcon } from '../../../ui/icons/navigation.tsx';
import { GrownUpQuestion } from './GrownUpQuestion.tsx';
import { KeepAll } from './KeepAll.tsx';
import css from './SharingChooser.module.css';
import { clipWords } from './clip-handling-text.ts';
import { useSharingOffer } from './useSharingOffer.ts';

interface SharingChooserProps {
  /** Years; null where it is not known. */
  readonly age: number | null;
  readonly value: Sharing;
  readonly onValue: (sharing: Sharing) => void;
}

/**
 * What of an analysis leaves the device: nothing, the body points, or the video too, each in words before anything does.
 * A video of the young needs a grown-up's yes, who is asked from here.
 */
export function SharingChooser({ age, value, onValue }: SharingChooserProps) {
  const { settings, isUnknown, consent, mayClip, chosen } = useSharingOffer(age, value);
  const options = [
    { sharing: 'device', icon: <LockIcon />, label: m.sharing_device(), words: m.sharing_device_words() },
    { sharing: 'account', icon: <AnalysisIcon />, label: m.sharing_account(), words: m.sharing_account_words() },
    { sharing: 'clip', icon: <ClipIcon />, label: m.sharing_clip(), words: clipWords(settings) },
  ] as const;
  return (
    <div className={css['chooser']}>
      <RadioGroup className={css['options']} aria-label={m.sharing_label()} value={chosen} onValueChange={onValue}>
        {options.map(({ sharing, icon, label, words }) => (
          <Option
            key={sharing}
            {...{ sharing, icon, label, words }}
            isSaid={chosen === sharing || (sharing === 'clip' && isUnknown)}
            isDisabled={sharing === 'clip' && !mayClip}
          />
        ))}
      </RadioGroup>
      {consent?.needed === true ? <GrownUpQuestion consent={consent} /> : null}
      {chosen === 'device' ? null : <KeepAll />}
    </div>
  );
}

interface OptionProps {
  readonly sharing: Sharing;
  readonly icon: ReactNode;
  readonly label: string;
  readonly words: string;
  /** Its words are seen, not only heard. */
  readonly isSaid: boolean;
  readonly isDisabled: boolean;
}

/** One step: its words stand at the one that is chosen, and at a video where nobody can say what happens to it. */
function Option({ sharing, icon, label, words, isSaid, isDisabled }: OptionProps) {
  const nameId = useId();
  const wordsId = useId();
  return (
    <Radio.Root value={sharing} disabled={isDisabled} className={css['option']} aria-labelledby={nameId} aria-describedby={wordsId}>
      <span className={css['icon']}>{icon}</span>
      <b id={nameId} className={css['name']}>
        {label}
      </b>
      <span className={css['dot']} aria-hidden="true" />
      <span id={wordsId} className={isSaid ? css['words'] : css['hidden']}>
        {words}
      </span>
    </Radio.Root>
  );
}
