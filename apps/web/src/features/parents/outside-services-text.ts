import type { OutsideService } from '@touchline/contracts';
import { analysisLimits, consentLimits, footballSourceName } from '@touchline/domain';
import { m } from '@touchline/messages';

type Name = OutsideService['service'];
type Of<Service extends Name> = Extract<OutsideService, { readonly service: Service }>;

/** What a parent reads of a service: where it is used, and where it is not. A new one has to be said here, or this does not compile. */
const words: { readonly [Service in Name]: { readonly used: (service: Of<Service>) => string; readonly unused: () => string } } = {
  ai_coach: { used: ({ company }) => m.parents_coach_on({ company: companyName(company) }), unused: m.parents_coach_off },
  ai_reviewer: {
    used: ({ company, pictures }) =>
      pictures
        ? m.parents_reviewer_pictures({
            company: companyName(company),
            pictures: analysisLimits.pictures,
            age: consentLimits.ownDecisionAge,
          })
        : m.parents_reviewer_on({ company: companyName(company) }),
    unused: m.parents_reviewer_off,
  },
  clip_store: { used: m.parents_clips_on, unused: m.parents_clips_off },
  mail: { used: m.parents_mail_on, unused: m.parents_mail_off },
  sign_in: { used: m.parents_signin_on, unused: m.parents_signin_off },
  database: { used: m.parents_database_on, unused: m.parents_database_off },
  backup_store: { used: m.parents_backups_on, unused: m.parents_backups_off },
  scores: {
    used: ({ sources }) => m.parents_scores_on({ sources: sources.map(footballSourceName).join(', ') }),
    unused: m.parents_scores_off,
  },
  highlights: { used: m.parents_highlights_on, unused: m.parents_highlights_off },
};

const companyNames = { openai: 'OpenAI', google: 'Google', anthropic: 'Anthropic' } as const;

function companyName(company: Of<'ai_coach'>['company']): string {
  return company === 'other' ? m.parents_ai_other() : companyNames[company];
}

/** A sentence for each service that is used, and one for each that is not. */
export function outsideSentences(services: readonly OutsideService[]): { readonly used: string[]; readonly unused: string[] } {
  const sentenceOf = <Service extends Name>(name: Service, service: Of<Service>): string => words[name].used(service);
  const names = Object.keys(words) as Name[];
  return {
    used: names.flatMap((name) => services.filter(({ service }) => service === name).map((service) => sentenceOf(name, service))),
    unused: names.filter((name) => services.every(({ service }) => service !== name)).map((name) => words[name].unused()),
  };
}
