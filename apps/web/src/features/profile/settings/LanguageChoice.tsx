import { useState } from 'react';
import { languages, type Language } from '@touchline/domain';
import { locale, m } from '@touchline/messages';
import { languageNames } from '../../../settings/language-names.ts';
import { chooseLanguage } from '../../../settings/language.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';

/** In which language the app is on this device. Another one loads the page anew. */
export function LanguageChoice() {
  const current: Language = languages.find((language) => language === locale) ?? 'en';
  /** The one that is on its way. */
  const [chosen, setChosen] = useState<Language>(current);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <SegmentedControl
      layout="beside"
      label={m.profile_language()}
      {...(hasFailed && { hint: m.profile_language_failed() })}
      {...(chosen !== current && { hint: m.profile_language_coming({ language: languageNames[chosen] }) })}
      segments={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={chosen}
      onValueChange={(language) => {
        // One at a time: the page is loaded anew with the first.
        if (chosen !== current) return;
        setHasFailed(false);
        setChosen(language);
        if (language === current) return;
        chooseLanguage(language).catch(() => {
          setChosen(current);
          setHasFailed(true);
        });
      }}
    />
  );
}
