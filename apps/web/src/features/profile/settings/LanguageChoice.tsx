import { useState } from 'react';
import { languages } from '@touchline/domain';
import { locale, m } from '@touchline/messages';
import { languageNames } from '../../../settings/language-names.ts';
import { chooseLanguage } from '../../../settings/language.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';

/** In which language the app is on this device. Another one loads the page anew. */
export function LanguageChoice() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <SegmentedControl
      layout="beside"
      label={m.profile_language()}
      {...(hasFailed && { hint: m.profile_language_failed() })}
      segments={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={languages.find((language) => language === locale) ?? 'en'}
      onValueChange={(language) => {
        if (language === locale) return;
        setHasFailed(false);
        chooseLanguage(language).catch(() => setHasFailed(true));
      }}
    />
  );
}
