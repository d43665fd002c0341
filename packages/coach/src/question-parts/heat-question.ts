/**
 * Whether to play in the heat, and what it can do, as whole messages of plain words in the five languages. Who feels dizzy
 * or sick says so in words that are not listed here.
 */
const WORDS =
  'i im we it its s is are the a an when if and but so very really too my be gets hot heat heatwave sun sunny sunshine boiling degrees celsius fahrenheit outside today tomorrow now can may should could do does play playing train training practise practice practicing run running match game football soccer tournament ok okay safe dangerous bad good healthy allowed still anyway with in at under from of for how much water drink enough get avoid heatstroke stroke what like over this that more than ' +
  'ich bin man wir es ist das der die ein eine einen wenn und aber so sehr zu mein wird heiss heisse hitze hitzewelle sonne sonnig grad draussen heute morgen jetzt kann darf soll sollte muss man spielen spiel spiele trainieren training laufen turnier fussball okay sicher gefahrlich schlimm schlecht gut gesund erlaubt trotzdem noch bei in im mit unter uber von vom beim wie viel wasser trinken genug bekommen vermeiden hitzschlag sonnenstich was tun gegen auch dem den hab habe haben ' +
  'yo el la los un una si cuando y pero tan muy mucho mucha demasiado mi hace haciendo esta estoy estan calor ola sol soleado grados fuera afuera hoy manana ahora puedo se puede podemos debo jugar juego jugamos entrenar entreno entrenamiento correr partido torneo futbol bien seguro peligroso malo bueno sano igual igualmente todavia con en a al por de del este esta tarde que cuanta agua beber tomar tener tengo tenemos dar darme me bajo mas ' +
  'je on il elle le les un une si quand et mais si tres trop fait fera chaud chaleur canicule soleil degres dehors aujourdhui demain maintenant peux peut puis dois est ce que jouer joue jouons mentrainer sentrainer entrainer entraine mentraine entrainement lentrainement courir cours match matchs tournoi foot bien sur dangereux grave bon quand meme avec sous a au par cette de du d jai avoir faire coup combien deau eau boire eviter plus mal cest ' +
  'eu o os um uma se quando e mas tao muito muita demais meu faz fazendo ta esta calor quente sol graus fora hoje amanha agora posso pode da pra para devo jogar jogo jogamos treinar treino treinando jogando correr torneio futebol bem seguro perigoso ruim bom mesmo assim ainda com no na em nesse neste num debaixo do de que quanta agua beber ter tenho insolacao fazer mal mais sob';
const listed = new Set(WORDS.split(' '));
const HEAT = /\b(?:hot|heat|heatwave|heatstroke|boiling|heiss|hitze|hitzewelle|hitzschlag|sonnenstich|calor|chaud|chaleur|canicule|quente|insolacao|(?:in|under|au|al|no|bajo|sous|debaixo) (?:the |der |el |le |o |do )?(?:sun|sonne|sol|soleil)|\d{2,3} (?:degrees|grad|grados|degres|graus))\b/;
const OF_PLAY = /\b(?:play\w*|train\w*|practi[cs]\w*|run\w*|match\w*|games?|football|tournament|spiel\w*|laufen|turnier|fussball|jug\w*|jueg\w*|entren\w*|correr|partido|torneo|futbol|jou\w*|entrain\w*|mentrain\w*|sentrain\w*|lentrainement|courir|tournoi|foot|jog\w*|trein\w*|futebol|heatstroke|stroke|hitzschlag|sonnenstich|insolacao|dangerous|gefahrlich|peligroso|dangereux|perigoso|golpe|coup)\b/;
const MOST_WORDS = 16;

/** Whether words (in plain letters) ask, from first to last, about playing in the heat. */
export function asksOfHeat(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  // The heat does that, and no blow.
  const plainly = text.replaceAll(/\b(?:golpe de calor|coup de (?:chaud|chaleur))\b/g, 'calor coup');
  return HEAT.test(plainly) && OF_PLAY.test(plainly) && plainly.split(' ').every((word) => listed.has(word) || /^\d{2,3}$/.test(word));
}
