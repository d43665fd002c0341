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
