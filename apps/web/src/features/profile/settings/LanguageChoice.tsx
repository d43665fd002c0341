import { useState } from 'react';
import { languages, type Language } from '@touchline/domain';
import { locale, m } from '@touchline/messages';
import { chooseLanguage } from '../../../settings/language.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';

/** Each in its own words, so that whoever reads only one finds it. */
const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** In which language the app is on this device. Another one loads the page anew. */
export function LanguageChoice() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <SegmentedControl
      label={m.profile_language()}
      {...(hasFailed && { hint: m.profile_language_failed() })}
      segments={languages.map((value) => ({ value, label: names[value] }))}
      value={languages.find((language) => language === locale) ?? 'en'}
      onValueChange={(language) => {
        if (language === locale) return;
        setHasFailed(false);
        chooseLanguage(language).catch(() => setHasFailed(true));
      }}
    />
  );
}
