import { languages, type Language } from '@touchline/domain';
import { locale, m } from '@touchline/messages';
import { chooseLanguage } from '../../../settings/switch-language.ts';
import { languageNames } from '../../../settings/language-names.ts';
import { useLanguageChange } from '../../../settings/useLanguageChange.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';

/** In which language the app is on this device. Another one loads the page anew. */
export function LanguageChoice() {
  const current: Language = languages.find((language) => language === locale) ?? 'en';
  const { chosen, words, change } = useLanguageChange(chooseLanguage);
  return (
    <SegmentedControl
      layout="beside"
      label={m.profile_language()}
      {...(words !== null && { hint: words })}
      segments={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={chosen ?? current}
      onValueChange={(language) => void change(language)}
    />
  );
}
