import type { Sharing } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useId, type ReactNode } from 'react';
import { ClipIcon, LockIcon } from '../../../ui/icons/filming-icons.tsx';
import { AnalysisIcon } from '../../../ui/icons/navigation-icons.tsx';
import { RadioInputOverlay } from '../../../ui/radio/RadioInputOverlay.tsx';
import { VideoConsentStatus } from './VideoConsentStatus.tsx';
import { KeepAllInAccount } from './KeepAllInAccount.tsx';
import hiddenCss from '../../../ui/hidden/VisuallyHidden.module.css';
import css from './WhereKeptChooser.module.css';
import { clipWords } from './clip-handling-text.ts';
import { useAllowedSharing } from './useAllowedSharing.ts';

interface WhereKeptChooserProps {
  /** Years; null where it is not known. */
  readonly age: number | null;
  readonly value: Sharing;
  readonly onValue: (sharing: Sharing) => void;
}

/**
 * What of an analysis leaves the device: nothing, the body points, or the video too, each in words before anything does.
 * A video of the young needs a grown-up's yes, who is asked from here.
 */
export function WhereKeptChooser({ age, value, onValue }: WhereKeptChooserProps) {
  const name = useId();
  const { settings, isUnknown, consent, mayClip, chosen } = useAllowedSharing(age, value);
  const options = [
    { sharing: 'device', icon: <LockIcon />, label: m.sharing_device(), words: m.sharing_device_words() },
    { sharing: 'account', icon: <AnalysisIcon />, label: m.sharing_account(), words: m.sharing_account_words() },
    { sharing: 'clip', icon: <ClipIcon />, label: m.sharing_clip(), words: clipWords(settings) },
  ] as const;
  return (
    <div className={css['chooser']}>
      <div role="radiogroup" className={css['options']} aria-label={m.sharing_label()}>
        {options.map(({ sharing, icon, label, words }) => (
          <Option
            key={sharing}
            {...{ name, icon, label, words }}
            isChosen={chosen === sharing}
            onChoose={() => onValue(sharing)}
            isSaid={chosen === sharing || (sharing === 'clip' && (isUnknown || (settings !== undefined && !mayClip)))}
            isDisabled={sharing === 'clip' && !mayClip}
          />
        ))}
      </div>
      {consent?.needed === true ? <VideoConsentStatus consent={consent} /> : null}
      {chosen === 'device' ? null : <KeepAllInAccount />}
    </div>
  );
}

interface OptionProps {
  /** Of the group. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Its words are seen, not only heard. */
  readonly isSaid: boolean;
  readonly isDisabled: boolean;
}

/** One step: its words stand at the one that is chosen, and at a video that cannot be chosen. */
function Option({ name, icon, label, words, isChosen, onChoose, isSaid, isDisabled }: OptionProps) {
  const nameId = useId();
  const wordsId = useId();
  return (
    <label className={css['option']} data-checked={isChosen || undefined} data-disabled={isDisabled || undefined}>
      <RadioInputOverlay name={name} disabled={isDisabled} checked={isChosen} onChange={onChoose} aria-labelledby={nameId} aria-describedby={wordsId} />
      <span className={css['icon']}>{icon}</span>
      <b id={nameId} className={css['name']}>
        {label}
      </b>
      <span className={css['dot']} aria-hidden="true" />
      <span id={wordsId} className={isSaid ? css['words'] : hiddenCss['hidden']}>
        {words}
      </span>
    </label>
  );
}
