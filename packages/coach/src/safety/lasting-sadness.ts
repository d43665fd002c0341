const LASTS = '(every (single )?(night|day|evening|morning|training|week)|all the time|at night|in bed|(my ?self )?to sleep|for (days|weeks|months)|jede nacht|jeden (tag|abend|morgen)|nachts|im bett|in den schlaf|standig|dauernd|seit (tagen|wochen|monaten))';

/** Who cries or is sad again and again is asked whether all is well: one tear after a match is football, many are not. */
export const lastingSadness: readonly string[] = [
  `(i|ich) (just |still |always |keep |am |muss |musste )*(cry|crying|cried|sob\\w*|weine?|heule?|geweint|geheult)#${LASTS}`,
  `${LASTS}#(i|ich) (just |am )?(cry|crying|cried|weine|heule)`,
  `${LASTS} (weine|heule) ich`,
  `(i|im|i am|i feel|ich bin|bin|ich fuhle mich) (so |really |very |just |only |always |immer |nur |total )*(sad|unhappy|miserable|down|depressed|hopeless|empty|traurig|unglucklich|niedergeschlagen|leer)#${LASTS}`,
  `(i am|im|i feel|i have been|ive been|ich bin|bin|ich fuhle mich) ${LASTS} (so |only |just |really |nur |so |total |sehr |immer )*(sad|unhappy|miserable|down|traurig|unglucklich|niedergeschlagen)`,
];
