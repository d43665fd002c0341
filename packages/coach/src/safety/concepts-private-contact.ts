import { anyOf } from './shared-concept-patterns.ts';

/** Who is in charge of children at a club, and outside the family. */
const IN_CHARGE = anyOf(
  '(assistant |goalkeeper |keeper |head )?(coach|coaches|trainers?)|assistant|manager|physio|teacher|kit ?man|scout|agent|referee|ref|volunteer|(man|guy) (from|at|of) (the|our|my) (club|team)',
  'trainer|trainers|cotrainer|co trainer|torwarttrainer|betreuer\\w*|physio\\w*|lehrer\\w*|zeugwart|masseur',
  'entrenador\\w*|mister|profe\\w*|ayudante|utillero|fisio\\w*|delegado|masajista|ojeador',
  'lentraineur|entraineur|kine|educ\\w*|ladjoint|adjoint|dirigeant|masseur|recruteur',
  'treinador\\w*|tecnico|professor\\w*|preparador|roupeiro|massagista|olheiro',
);
/** The same and a "he" of whom a child tells. */
const HE = anyOf(`${IN_CHARGE}|he|er|el|il|ele`);
const US = '(we|us|i|me|my|our|the (girls|boys|kids|team)|her|them)';

const ROOM = anyOf(
  '(changing|dressing|locker) ?rooms?|showers?|baths?|bathroom|toilets?',
  'kabine|umkleide\\w*|dusche|duschen|bad',
  'vestuarios?|duchas?|banos?',
  'vestiaires?|douches?',
  'vestiarios?|chuveiros?|banheiros?|banho',
);
const UNDRESSED = anyOf(
  'shower(s|ed|ing)?|(get|gets|getting|got|are|is|were) (changed|undressed|naked|changing)|undress\\w*|take (our|my|the) clothes off',
  'duschen?|(uns |mich |sich )?(umziehen|umziehe|ausziehen|ausziehe)|nackt',
  '(nos |me )?(duchamos|ducho|duchando|cambiamos|cambio|cambiando|desvestimos|bano)( de ropa)?',
  '(se |me |nous )?(douche|douchent|change|changent|changeons|deshabill\\w*)',
  '(tom(a|ar|amos|ando|o)) banho|troc(a|ar|amos|ando|o) (de|a) roupa|(se |me )(troc(a|ar|amos|ando|o)|vest\\w+)',
);
/** A part of the clothes that nobody but a doctor with a parent beside asks a child to take off; bibs and caps are none. */
const CLOTHES = anyOf(
  '(my|our|your|the) (clothes|shorts|trousers|pants|underwear|undies|boxers|top|shirt|t shirt|bra)',
  '(die |meine |unsere |das |mein )?(unterhose|hose|unterwasche|shirt|t shirt|klamotten|kleidung)',
  '(la |los |el |mi |mis )?(ropa|camiseta|calzoncillos?|pantalon\\w*|bragas)',
  '(mon |mes |le |ma |les )?(slip|calecon|culotte|pantalon|short|t ?shirt|vetements|maillot)',
  '(a |minha |o |meu )?(roupa|cueca|calcinha|bermuda|calcao|camisa|camiseta)',
);
const FOR_THE_MATCH = '(?!.*(half ?time|bib|away (kit|shirt)|home (kit|shirt)|other team|swap|wrong|number|halbzeit|leibchen|peto|chasuble|colete))';
/** What nobody in charge has to ask a child. */
const PRIVATE_QUESTION = anyOf(
  'hair (down there|between)|(what|if) (\\w+ ){0,3}in bed|what (\\w+ ){0,3}(wear\\w*|have on|got on) (in bed|at night|to bed|to sleep|under \\w+)|(sleep|bed) (alone|naked|by myself)|(girlfriend|boyfriend)#(bed|kiss\\w*|do together)|wet dream\\w*|puberty|periods?|(what (are )?(you|u|i|im|am i) (\\w+ )?wearing)',
  '(ob ich |und ob ich )?(allein\\w*|nackt) (\\w+ )?(schlaf\\w*|im bett)|im schlafanzug|was ich (\\w+ ){0,3}(anhabe|trage) (im bett|nachts)|haare (da unten|untenrum)|(freundin|freund)#im bett',
  'que (ropa )?(llevo|uso|me pongo) (\\w+ )?(para dormir|en la cama|de noche|debajo)|si duermo (sol[oa]|desnud[oa])|pelos? (ahi|abajo)',
  'si je dors( seule?| nue?)?|ce que je (porte|mets) (\\w+ )?(pour dormir|au lit|la nuit|dessous)|des poils (en bas|la)',
  '(se|e se) (eu )?durmo (sozinh[oa]|pelad[oa])|o que (eu )?(visto|uso) (\\w+ )?(pra|para|na) (dormir|cama)|pelos (la embaixo|ai)',
);
const ASKS = anyOf('asks?|asked|asking|wants? to know|wanted to know|texts?|texted|messaged', 'fragt|fragte|gefragt|schreibt|schrieb', 'pregunta|pregunto|escribe', 'demande|ma demande|mecrit|ecrit', 'pergunta|perguntou|escreve');

/**
 * Somebody in charge where children undress, in the three other languages, at the door of the shower, or with a
 * camera; and what they do to undressed children. The kind of crisis is abuse.
 */
export const privateContact: readonly string[] = [
  // Comes in, stays, watches
  `${IN_CHARGE}#(se queda|queda|esta|entra|entro|mira|mirando|nos mira|espia|espera)#(cuando|mientras) (\\w+ )?${UNDRESSED}`,
  `${IN_CHARGE}#(reste|est la|entre|rentre|regarde|nous regarde|attend|vient|ouvre)#(quand|pendant quo?n?|lorsque?) (\\w+ )?(\\w+ )?${UNDRESSED}`,
  `${IN_CHARGE}#(fica|ficou|entra|entrou|olha|olhando|espia|espera|ta|esta)#(a gente|quando|enquanto|nos|me)#${UNDRESSED}`,
  // At the door of the shower, or behind its curtain
  `${IN_CHARGE}#(waits?|waiting|stands?|standing|sits?|listens?|hangs?)#(outside the door|(by|at|next to|in front of|outside|behind) (the |our |my )?(shower\\w*|door|curtain))#(when|while|whilst|wen)#${US} (\\w+ )?shower\\w*`,
  `${IN_CHARGE}#(wartet|steht|sitzt|lauscht) (\\w+ ){0,2}(vor|an|neben|hinter) (der|unserer|meiner) (dusche|duschtur|tur)#(duschen?|nackt|fertig geduscht)`,
  `${HE}#(opens?|opened|pulls?|pulled|looks?|looked|peeks?|peeked)#(the |my |our )(shower|shower curtain|curtain|shower door|toilet door)|(offnet|aufgemacht|macht)#(duschvorhang|duschtur)|(abre|abrio|abriu) (la |a )?(cortina|puerta|porta) d(e la|el|o|a)? ?(ducha|bano|chuveiro|banheiro)|(ouvre|ouvert) (le rideau|la porte) de (la )?douche`,
  // Showers with them, dries or washes them
  `(shower(s|ed|ing)? (together )?with|(has|have|had|take|takes) (a )?showers? with) (the |our |my |his |your )?(players|kids|boys|girls|us|me|him|${IN_CHARGE})|${IN_CHARGE}#(showers?|baths?) with (us|me|the (boys|girls|kids))`,
  `${IN_CHARGE}#(duscht|ducht|nackt) (\\w+ )?mit (uns|mir|den kindern)|(soll|muss|sollen|mussen)#mit (dem|unserem|meinem) ${IN_CHARGE} duschen|${IN_CHARGE}#(se ducha|se banan?) con(migo| nosotros| los)|${IN_CHARGE}#se douche avec (nous|moi)|${IN_CHARGE}#toma banho com(igo| a gente)`,
  `${IN_CHARGE}#(dry|dries|drying|wash|washes|washing|soaps?|undress(es)?|dress(es)?) (me|us)( off| down)?|${IN_CHARGE}#helps? (me|us) (to )?(dry|wash|undress|get (changed|dressed|undressed)|shower)|${IN_CHARGE} (\\w+ ){0,2}(trocknet|wascht|seift|zieht) (mich|uns) (\\w+ ){0,4}(ab|aus|ein|an|dusche\\w*)|${IN_CHARGE}#(nos|me) (seca|lava|viste|desviste|enjabona)|${IN_CHARGE}#(nous|me) (seche|lave|savonne|deshabille)|${IN_CHARGE}#(seca|lava|enxuga|ensaboa) (a gente|nos|eu)|${IN_CHARGE}#me (seca|lava|enxuga|ensaboa)`,
  // Creams, tickles, lap, tucked in
  `${HE}#(passa|passou|poe|put|puts|rubs?|schmiert|cremt|met|pone)#(cream|oil|lotion|creme|ol|crema|oleo)#(thighs?|bum|bottom|chest|belly|oberschenkel|po|brust|bauch|muslos?|pecho|cuisses?|coxas?|bunda|barriga)`,
  `${IN_CHARGE}#(tickles?|tickled|tickling) (me|us)#(alone|nobody|no one|noone|around|secret|sees?|dark|bed|room)|${IN_CHARGE}#tucks? (me|us) in|${IN_CHARGE}#wants? to tuck (me|us) in|${IN_CHARGE}#(setzt|nimmt|zieht) (mich|uns) (\\w+ ){0,2}auf (seinen?|den) schoss|${IN_CHARGE}#(me|nos) (sienta|pone) (en|sobre) (sus|las) (rodillas|piernas)|${IN_CHARGE}#(me|nous) (prend|met|assoit) sur ses genoux|${IN_CHARGE}#(me|nos) (poe|bota|coloca|senta) no colo`,
];

/** A bed or a room that is shared, clothes that come off, cameras, questions and messages of a private sort: grooming. */
export const privateApproach: readonly string[] = [
  `${IN_CHARGE}#(shares?|sharing|the same|one|his|same) (\\w+ )?(bed|tent|room|mattress|sleeping bag)(?= |$)(?!.*(team|talk|meeting|with (my|a|the) (friend|mate|team ?mate)))|(share|shares|sharing|sleep|sleeps|sleeping) (\\w+ ){0,4}(with|beside|next to) (the |my |our )?${IN_CHARGE}`,
  `${IN_CHARGE}#(bei ihm|in seinem) (\\w+ )?(im )?(zimmer|bett|zelt)#(schlaf\\w*|ubernacht\\w*|bleib\\w*|lieg\\w*)|${IN_CHARGE}#(duerma|dormir|duermo|quede)#(su|la misma|el mismo|una) (habitacion|cama|cuarto|tienda)|${IN_CHARGE}#(dorme|dormir|dors|reste)#(sa|son|la meme|le meme) (chambre|lit|tente)|${IN_CHARGE}#(dormir|durma|durmo|fique)#(quarto|cama|barraca) (dele|do)`,
  `${HE}#(films?|filmed|filming|takes? (a |some )?(pictures?|photos?|videos?|pics?)|took (a |some )?(pictures?|photos?|videos?|pics?)|photographs?) ?(of )?(us|me|the (girls|boys|kids))#(${ROOM}|swimming (trunks|suit)|swim\\w*|trunks|bikini|underwear|pyjamas|bed|naked|chang\\w*)|${IN_CHARGE}#(filmt|fotografiert|gefilmt|fotos?|bilder|filma|filmo|graba|grabo|foto|photos?|filmou|gravou)#(umkleide\\w*|kabine|badehose|bikini|unterhose|vestuarios?|duchas?|banador|vestiaires?|douches?|maillot de bain|vestiario|chuveiro|banho|sunga)(?= |$)(?!.*(ansprache|charla|causerie|preleca\\w*|jubel\\w*|pokal|trophy|feier\\w*))`,
  `${HE}#(wants?|asks?|asked|tells?|told|says?|said|makes?|made)#(take off|pull down|pull up|lift( up)?|drop|remove|take) ${CLOTHES}${FOR_THE_MATCH}|${HE}#(wants?|asks?|asked|tells?|told|says?|said|makes?|made)#take ${CLOTHES} off${FOR_THE_MATCH}|${HE}#(soll|muss|will|sagt)#${CLOTHES} (auszieh\\w*|runterzieh\\w*|hochzieh\\w*|ausziehen)|${HE}#(quite|quitarme|quitar|baje|bajarme|suba|levante) ${CLOTHES}|${HE}#(enleve\\w*|denlever|enlever|baisse\\w*|de baisser|souleve\\w*) ${CLOTHES}|${HE}#(tire|tirar|abaixe|abaixar|levante|levantar) ${CLOTHES}`,
  `${HE}#(me changer|change devant|changer devant|deshabiller devant|cambie delante|cambiarme delante|desvista|trocar na frente|troque na frente|umziehe vor|vor ihm umzieh\\w*|change in front of (him|coach)|get changed in front of|undress in front of)`,
  `(nothing|not (\\w+ )?anything|no (underwear|pants|boxers|bra)) under (my|our|the) (kit|shorts|shirt)#(check\\w*|looks?|${IN_CHARGE})|${IN_CHARGE}#(nothing|not (\\w+ )?anything|dont (\\w+ ){0,3}anything|no (underwear|pants|boxers|bra)) under (my|our|the) (kit|shorts|shirt)(?= |$)(?!.*(only|too))`,
  `${HE}#${ASKS}#${PRIVATE_QUESTION}|(what are (you|u) wearing|was hast du an|que llevas puesto|tu portes quoi|o que voce ta vestindo)#${IN_CHARGE} ${ASKS}`,
  `${IN_CHARGE}#(mecrit|ecrit|menvoie)#(la nuit|tard|le soir au lit|quand je dors)|${IN_CHARGE}#(me escribe|me manda)#(de noche|por la noche|tarde|a medianoche)|${IN_CHARGE}#(me escreve|me manda)#(de noite|a noite|de madrugada)`,
  `${IN_CHARGE}#(drives?|drops?|takes?)#home#(me|i|im) (\\w+ ){0,3}(last|alone|the last|only one)#?(alone|last|left|with him|$)`,
];

/** A chat of somebody in charge with one child alone: mostly for the team, and sometimes how it begins, so that the coach asks. */
export const chatsForTwo: readonly string[] = [
  `${IN_CHARGE} (?:(?:just|has|have|hat|wants to|wanted to|will|a|ha|vient de) )*(?:made|make|makes|started|start|starts|opened|open|created|has|hat|macht|machte|gemacht|eroffnet|hizo|creo|abrio|tiene|a fait|a cree|fez|criou|abriu)#(?:chat|group|gc|gruppe|grupo|groupe) (?:just |only |nur |solo |juste |so )?(?:with|for|mit|fur|con|para|avec|pour|com) (?:just |only |nur |solo |juste |so )?(?:me|mir|mich|mi|conmigo|moi|mim|comigo)(?: only| alone| allein\\w*| sola?| seule?| so)?(?! (?:and|und|y|et|e)\\b)(?= |$)`,
];

/**
 * Bed and bedtime in the question of somebody in charge: mostly nothing, and sometimes how it begins. No crisis and no
 * football either, so that the coach asks. Where a match or a short night is spoken of, it is about sleep.
 */
export const bedtimeQuestions: readonly string[] = [
  `(?!.*(match\\w*|games?|tournament\\w*|training|practi[cs]e|spiel\\w*|turnier\\w*|partidos?|torneo|matchs?|tournoi|jogos?|torneio|tomorrow|early))(\\w+ )*${IN_CHARGE}#${ASKS}#(bed|bedtime|bett|schlafen|cama|acuesto|acostamos|dormir|couche|au lit|deitar)`,
  `(?!.*(match\\w*|games?|tournament\\w*|practi[cs]e|spiel\\w*|turnier\\w*|partidos?|torneo|matchs?|tournoi|jogos?|torneio|tomorrow|early))(\\w+ )*(bed|bedtime|bett|schlafen|cama|acuesto|acostamos|couche|au lit|deitar)#${IN_CHARGE} (\\w+ ){0,2}${ASKS}(?= |$)`,
];
