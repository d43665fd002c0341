/** Was auf eine Frage gesagt wird, die nicht vom Fußball ist, nach ihrem Gebiet: was die Trainerin nicht weiß, wer es weiß und was sie beantworten kann. */
export const coachOffTopicLines = {
  school: ['Bei Schulsachen kann ich nicht helfen, eine Lehrkraft oder deine Eltern können es. Was bei allem Lernen hilft: mit dem Schwersten anfangen, in kurzen Stücken, und das Handy weglegen. Beantworten kann ich {list}.'],
  body: ['Über den Körper weiß ich zu wenig, und ich kann dich nicht sehen. Deine Eltern, ein Arzt oder eine Ärztin können es anschauen und kennen dich; es ist keine komische Frage.'],
  games: ['Da würdest du gewinnen: Ich bin ein Programm ohne Hände für einen Controller. Auf dem echten Platz kann ich dir helfen: {list}.'],
  weather: ['Das Wetter kann ich nicht sehen; eine Wetterseite oder jemand zu Hause kann es dir sagen. Wie man darin übt, weiß ich: {list}.'],
  love: ['Davon weiß ein Fußballprogramm nichts. Es ist ganz normal, darüber nachzudenken: Frag jemanden, mit dem du befreundet bist, oder jemanden zu Hause, dem du vertraust.'],
  self: ['Da kann ich nicht mithalten: Ich bin ein Programm ohne Mund, ohne Augen und ohne eigene Vorlieben, nur für Fußballtraining gemacht. Frag mich {list}.'],
} as const;
