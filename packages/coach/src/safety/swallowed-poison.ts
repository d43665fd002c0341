/**
 * Household chemicals that somebody drinks or asks to drink, in five languages: how much, whether, and that it was done. The words of
 * drinking beside them sound like advice on water to all that was learned. Cleaning boots with them is no danger, so that nothing but
 * asking words may stand between the two.
 */
const ENGLISH = '(?:bleach|detergent|washing powder|washing up liquid|dish ?soap|dish ?washer (?:tabs?|tablets?)|laundry (?:pods?|liquid|detergent)|tide pods?|fabric softener|drain cleaner|toilet cleaner|bathroom cleaner|oven cleaner|household cleaner|cleaning (?:fluid|liquid|products?|stuff|spray)|disinfectant|hand ?sanitizer|sanitizer|antifreeze|anti freeze|rat poison|poison|weed ?killer|pesticide|petrol|gasoline|white spirit|turpentine|paint thinner|nail ?polish remover|battery acid|ammonia|chlorine)';
const GERMAN = '(?:bleiche|bleichmittel|spulmittel|spuli|putzmittel|reinigungsmittel|reiniger|\\w+reiniger|waschmittel|waschpulver|weichspuler|desinfektionsmittel|rattengift|gift|frostschutzmittel|frostschutz|benzin|terpentin|nagellackentferner|salzsaure|batteriesaure|chlor|unkrautvernichter|pflanzengift)';
const OTHERS = '(?:lejia|cloro|detergente|veneno|desinfectante|amoniaco|gasolina|lavavajillas|suavizante|javel|eau de javel|detergent|lessive|produit (?:vaisselle|menager|wc)|desinfectant|antigel|mort aux rats|agua sanitaria|alvejante|desinfetante|amaciante|soda caustica|raticida)';
const POISON = `(?:${ENGLISH}|${GERMAN}|${OTHERS})`;

const DRINK_EN = '(?:drink|drinks|drank|drunk|drinking|swallow|swallows|swallowed|swallowing|sip|sipped|eat|eats|ate|eaten|eating|down|downed|taste|tasted)';
const DRINK_DE = '(?:trink|trinke|trinkt|trinken|trank|getrunken|schluck|schlucke|schluckt|schlucken|geschluckt|runterschlucken|essen|esse|gegessen|probieren)';
const DRINK_OTHERS = '(?:beber|bebo|bebi|bebe|bebido|tomar|tomo|tome|tomei|tomado|trago|tragar|trague|boire|bois|bu|boit|avale|avaler|engolir|engoli)';
const DRINK = `(?:${DRINK_EN}|${DRINK_DE}|${DRINK_OTHERS})`;

const BESIDE = '(?:(?:a|an|the|some|any|my|our|of|much|little|bit|glass|cup|bottle|sip|spoon|whole|all|lots|lot|too|just|some of|from|ein|eine|einen|das|die|den|der|etwas|viel|wenig|bisschen|glas|becher|flasche|schluck|loffel|ganze\\w*|von|vom|aus|mein\\w*|un|una|el|la|los|las|de|del|poco|mucho|vaso|botella|le|les|du|une|des|peu|verre|bouteille|o|um|uma|do|da|copo|garrafa|muito|pouco|household|kitchen|liquid) )*';
const ASKING = '(?:(?:should|shall|can|could|must|may|might|would|do|does|did|will|is|are|was|to|i|you|u|we|he|she|they|it|one|kids?|people|a|person|child|safe|safely|ok|okay|bad|need|have|has|had|want|wanna|gotta|if|when|for|me|that|before|actually|soll|sollte|muss|kann|konnte|darf|ich|man|wir|er|sie|hab|habe|hat|will|mochte|zu|es|wenn|puedo|debo|tengo|que|hay|se|puede|debe|he|ha|je|peux|dois|on|peut|jai|ai|il|faut|a|posso|devo|pode|eu|tenho|para|pra) )*';

/** As the rules of the self-harm group are written. */
export const swallowedPoison: readonly string[] = [`${DRINK} ${BESIDE}${POISON}`, `${POISON} ${ASKING}${DRINK}`];
