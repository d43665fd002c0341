import { languages, type Language } from '@touchline/domain';
import { useState } from 'react';
import { locale, m } from '@touchline/messages';
import { languageNames } from '../../settings/language-names.ts';
import { LinkButton } from '../../ui/link/Link.tsx';

interface LanguageLinksProps {
  /** One was chosen: the page is about to go. */
  readonly onLeave: () => void;
}

/** The other languages, for whoever has no settings yet. One of them loads the page anew. */
export function LanguageLinks({ onLeave }: LanguageLinksProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      {languages
        .filter((language) => language !== locale)
        .map((language) => (
          <LinkButton
            key={language}
            lang={language}
            onClick={() => {
              setHasFailed(false);
              onLeave();
              choose(language).catch(() => setHasFailed(true));
            }}
          >
            {languageNames[language]}
          </LinkButton>
        ))}
      <output>{hasFailed ? m.profile_language_failed() : null}</output>
    </>
  );
}

/** Comes when it is wished for: most never press it. */
async function choose(language: Language): Promise<void> {
  const { chooseLanguage } = await import('../../settings/language.ts');
  await chooseLanguage(language);
}
