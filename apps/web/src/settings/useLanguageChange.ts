import type { Language } from '@touchline/domain';
import { locale, m } from '@touchline/messages';
import { useState } from 'react';
import { languageNames } from './language-names.ts';

interface LanguageChange {
  /** The one that is on its way; null where none is. */
  readonly chosen: Language | null;
  /** That it is on its way, or did not come; null where there is nothing to say. */
  readonly words: string | null;
  /** Loads the page in a language; true where it did not come, and the page stays as it is. */
  readonly change: (language: Language) => Promise<boolean>;
}

/** A choice of another language, and what became of it. */
export function useLanguageChange(choose: (language: Language) => Promise<void>): LanguageChange {
  const [chosen, setChosen] = useState<Language | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isComing = chosen !== null && chosen !== locale;
  return {
    chosen,
    words: isComing ? m.profile_language_coming({ language: languageNames[chosen] }) : hasFailed ? m.profile_language_failed() : null,
    change: async (language) => {
      setHasFailed(false);
      setChosen(language);
      try {
        await choose(language);
        return false;
      } catch {
        // Without a connection it does not come: that is said, and nothing has changed.
        setChosen(null);
        setHasFailed(true);
        return true;
      }
    },
  };
}
