import type { CoachAnswerBody } from '@touchline/contracts';

/** An answer of the coach: advice to juggle, unless told otherwise. */
export function answerOf(response: string, differing: Partial<CoachAnswerBody> = {}): CoachAnswerBody {
  return {
    response,
    structured: {
      focus_areas: [],
      recommended_drills: [{ id: 'juggling', name: 'Juggling' }],
      motivation_level: 'high',
      emotional_state: 'motivated',
      next_session_suggestion: 'Ready? Juggling, 5 minutes.',
    },
    usedOpenAI: false,
    kind: 'advice',
    keep: true,
    hurt: false,
    safety: null,
    ...differing,
  };
}

/** What stands in for the answer to a crisis. */
export const crisisAnswer = answerOf('Please tell a person you trust right now.', {
  structured: { ...answerOf('').structured, recommended_drills: [], motivation_level: 'low', next_session_suggestion: null },
  kind: 'crisis',
  keep: false,
  hurt: null,
  safety: 'crisis',
});

/** The question whether all is well, with an answer behind it. */
export const answeredCheckIn = answerOf('Are you okay? Please tell an adult you trust. You can call Childline on 0800 1111: they listen and help. If all is well, here is your answer.\n\nPass quickly and stay out of it.', {
  structured: { ...answerOf('').structured, recommended_drills: [], next_session_suggestion: null },
  kind: 'crisis',
  keep: false,
  hurt: null,
  safety: 'check_in_answered',
  subject: 'What if the others play rough?',
});
