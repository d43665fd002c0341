import { languages, type Language } from '@touchline/domain';
import { useEffect, useRef } from 'react';
import { locale } from '@touchline/messages';
import { languageNames } from '../../settings/language-names.ts';
import { useLanguageChange } from '../../settings/useLanguageChange.ts';
import { LinkButton } from '../../ui/link/Link.tsx';
import { hadLanguageFocus, keepLanguageFocus } from './typed-before-reload.ts';

interface LanguageLinksProps {
  /** Loads the page in a language; given by tests. */
  readonly choose?: (language: Language) => Promise<void>;
}

/** The other languages, for whoever has no settings yet. One of them loads the page anew, and the focus stays with them. */
export function LanguageLinks({ choose = load }: LanguageLinksProps) {
  const { chosen, words, change } = useLanguageChange(choose);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hadLanguageFocus()) return;
    keepLanguageFocus(false);
    first.current?.focus();
  }, []);
  const leaveFor = async (language: Language, hadFocus: boolean): Promise<void> => {
    keepLanguageFocus(hadFocus);
    if (await change(language)) keepLanguageFocus(false);
  };
  return (
    <>
      {languages
        .filter((language) => language !== locale)
        .map((language, at) => (
          <LinkButton
            key={language}
            ref={at === 0 ? first : undefined}
            lang={language}
            aria-busy={language === chosen}
            onClick={({ currentTarget }) => void leaveFor(language, currentTarget === document.activeElement)}
          >
            {languageNames[language]}
          </LinkButton>
        ))}
      <output>{words}</output>
    </>
  );
}

/** Comes when it is wished for: most never press it. */
async function load(language: Language): Promise<void> {
  const { chooseLanguage } = await import('../../settings/switch-language.ts');
  await chooseLanguage(language);
}
