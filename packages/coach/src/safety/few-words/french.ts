import type { FewWords } from './few-words.ts';

// Apostrophes fall away before: "m'étrangle" is "metrangle", or two words where they were left out.
const UNDRESSED = '((se|me|nous) (change|changeons|changent|changer|douche|doucher|douchons|douchent|deshabill\\w*|lave|lavons|rhabill\\w*)(?! (de (poste|cote|place|pied|jeu)|poste|d aile))|(on|je|jme|j me)( se| me)? (change|douche|deshabill\\w*|lave|fait pipi|fais pipi|prend|prends)( une? (douche|bain))?(?! (de (poste|cote|place|pied|jeu)|d aile))|tout nus?|toute nue|dors?|dormait)';
const PLACE = '((sous|dans|a|au|aux) (la |le |les |ma )?(douches?|vestiaires?|toilettes|wc|bain|salle de bains?|lit)|tout nus?|en (slip|calecon|culotte)|torse nu)';
const PRIVATE = '(fesses?|cul|(le|mon) derriere|zizi|penis|bite|sexe|parties( intimes)?|seins?|poitrine|cuisses?|entre ?jambes?|levres|en bas|slip|calecon|culotte)';
const LEG = '(jambes?|genoux?|taille|hanches?|ventre|dos|nuque|cou|cheveux|visage|joues?|bouche|corps|epaules?|cuisses?|fesses|torse)';
const M = '(me |m ?|nous |mont |ma |m a |m ont |nous ont |nous a )';

export const french: FewWords = {
  abuse: [
    `(regarde\\w*|mate\\w*|observe\\w*|espionne\\w*|filme\\w*|fixe\\w*|zieute\\w*|voit)( \\w+){0,3}( (quand|pendant qu ?on|pendant que|lorsqu ?on|comment|en train de|se|nous))( \\w+)? ?${UNDRESSED}`,
    `(regarde\\w*|mate\\w*|observe\\w*|espionne\\w*|filme\\w*|fixe\\w*|photos?|films?|videos?)( \\w+){0,4} ${PLACE}(?= |$)(?!.*(causerie|apres la victoire|chant\\w*))`,
    `(rentre|entre|vient|reste|est la|debarque|ouvre|passe|attend)( \\w+){0,3} (quand|pendant qu ?on|pendant que|alors qu ?on)( \\w+)? ?${UNDRESSED}`,
    '(photos?|videos?)( \\w+){0,3} (tout nus?|toute nue|nus?|nue|torse nu|sans (t ?shirt|haut|vetements|habits|rien)|en (slip|calecon|culotte|maillot de bain)|sous la douche)',
    `(touch\\w*|attrap\\w*|caress\\w*|pinc\\w*|embrass\\w*|tap\\w*|pelot\\w*|trip(ot|oit)\\w*|frott\\w*|passe|claque)( \\w+){0,4} ${PRIVATE}(?= |$)|(touche|pelote|tripote|palpe)\\w* les (fesses|seins)`,
    '(mains?|doigts?)( \\w+){0,2} (dans|sous|entre) (mon|ma|mes|le|les|notre) (short|pantalon|slip|calecon|culotte|t ?shirt|maillot|pull|pyjama|jambes|habits|vetements)',
    `(s ?)?(couche|allonge|assoit|assied|jette|colle|est (mis|couche|allonge))( \\w+)? (sur|contre|au dessus de) (moi|nous)(?= |$)(?!.*(banc|balle|ballon|corner\\w*))`,
    '(deshabill\\w*|mont deshabille|baiss\\w*|enlev\\w*|retir\\w*|arrach\\w*)( \\w+){0,2} (pantalon|short|slip|calecon|culotte|habits|vetements|tee? ?shirt|fringues)|(il|elle|ils|on|oncle|coach) (me|nous|m ?a|m ?ont) deshabill\\w*',
    '(attrap\\w*|mattrap\\w*|tient|serr\\w*|pren\\w*|prend|tire|soulev\\w*|chop\\w*|chope)( \\w+)? (par |a |au )?(le |la |les |au |mon |ma )?(cou|gorge|cheveux|oreilles?|nuque|kiki)(?= |$)|(m ?|me |m ?a |mont |ma )?(m?etrangl\\w*|m?etouff\\w*|strangul\\w*)(?= |$)(?!.*(quand je (cours|sprint\\w*)|asthme|adversaire))',
    '(mett\\w*|met|mis|plong\\w*|enfonc\\w*|pouss\\w*|tient|tiennent)( \\w+){0,3} (tete|visage|moi|habille)?( \\w+)? ?(dans|sous|sur) (les|la|le|l) ?(toilettes|wc|chiottes|cuvette|eau|douche|leau|poubelle|boue|lavabo)(?= |$)',
    '(mis|met|mettent|colle|donn\\w*|file|fous|fout|foutu|pris|prend)( \\w+){0,2} (gifles?|claques?|baffes?|tartes?|torgnoles?|beignes?|fessees?|coups? de (ceinture|pied|poing|baton|tete)|patates?|droite dans la gueule|poing)(?= |$)(?!.*(balle|ballon|libre|franc|tibia|cheville))|(gifle|gifl\\w*|fesse) (moi|nous)|(me|nous|il ma|elle ma|on ma|ils mont|m a|m ont) (gifl\\w*|cogn\\w*|tabass\\w*|frapp\\w*|fouett\\w*)(?= |$)(?! (le ballon|la balle|dans la balle))',
    '(brul\\w*)( \\w+){0,3} (clope|cigarette|briquet|fer|peau|bras|main)(?= |$)',
    '(menferm\\w*|enferm\\w*|coinc\\w*|attach\\w*|sequestr\\w*|boucl\\w*)( \\w+){0,4} (toilettes|wc|chambre|cave|placard|local|vestiaires?|voiture|noir|garage|cle|chaise|poteau|arbre|douche|debarras|reserve|bureau)(?= |$)(?!.*ballons?)|(m ?a|ma|me|nous|m ?ont) (laisse|laisses|mis|met|foutu|jete)( \\w+)? (dehors|a la porte)( \\w+){0,3} (nuit|froid|dormir|heures)',
    '(jett\\w*|jette|lance|balanc\\w*)( \\w+){0,2} (trucs?|choses?|assiettes?|bouteilles?|chaussures?|chaises?|objets?|verres?|affaires)( (quand|dessus|sur|a la|si|dans))|(crach\\w*|piss\\w*)( \\w+){0,2} (dessus|moi|sur|visage)',
    '(me|nous) (tape|frappe|bat|cogne|tapent|frappent|battent)( \\w+){0,2} (quand|si|parce|jusqua|avec (la|un|une|sa|le)) ?(je|on|que|\\w+)(?= |$)(?!.*(la balle|le ballon|mur|dans la main|epaule|poteau))',
    '(jai|j ai|des|les|plein de) (bleus?|marques?|cicatrices?|brulures?|traces)( \\w+){0,2} (a cause de|de|par|du) (maman|papa|mon|ma|lui|elle|ca|coach|eux|mere|pere)',
    '(peur|la trouille) (de|d) ?(lui|elle|eux|quand il (boit|rentre|crie|s ?enerv\\w*)|ce qu ?il|rentrer|chez moi)(?= |$)(?!.*(dribbl\\w*|tacl\\w*|tir\\w*|attaquant|gardien))',
    '(rien|pas)( \\w+)? (a manger|a bouffer|de nourriture)( \\w+)? (chez moi|a la maison|au frigo|chez nous)|(me|nous) (donne|donnent|file) (pas|rien|plus)( \\w+)? (a )?manger',
    '(il|elle|ils|papa|coach) (le|la|lui|leur|me|nous|fait|font)( fait| font)? ?(ca|pareil|des (choses|trucs))?( aussi)? (a|avec) (moi|mon frere|mon petit frere|ma soeur|ma petite soeur|mes? (copains?|copines?)|les autres|dautres)(?= |$)(?!.*(exercice|jongl\\w*|entrain\\w*))|le fait (tous les|chaque) (soirs?|nuits?)',
  ],
  grooming: [
    'sur ses (genoux|jambes|cuisses)(?= |$)',
    `(mains?|bras|doigts?)#(sur|autour de|dans|entre|sous|dans) (ma|mon|mes|la|les|le) ${LEG}(?= |$)|(me|nous|m|ma|m a) ?(caress\\w*|embrass\\w*|masse|chatouill\\w*|papouill\\w*)(?= |$)|(massages?|bisous?|calins?)(?= |$)(?!.*(kine|trophee|maillot|coupe))`,
    '(serre|colle|tient|prend|calin)( \\w+){0,3} (trop|tres|super|hyper|bien)( \\w+)? ?(longtemps|fort|pres|contre)|(me |nous )(lache|lachent) (pas|jamais|plus)(?= |$)|me tient et (me )?lache pas(?!.*(au marquage|defenseur|lateral|adversaire|des yeux))|(me|nous) laisse(nt)? (pas|jamais|plus) (partir|sortir|rentrer|tranquille|men aller)(?= |$)',
    '(suis|jsuis|etais) (son|sa|leur) (prefere|preferee|chouchou|chouchoute|favori|favorite|princesse|copine|special)|(dit|trouve)( \\w+){0,4} (sexy|belle|beau|mignonne?|bonne|bien foutue?|joli(es)?s?( jambes| corps)?)(?= |$)(?!.*(but|geste|action|match|dribble|passe|maillot))',
    '(seul|seule|tout seul|toute seule|que nous deux|tous les deux|en tete a tete)( \\w+)? (avec|et) (lui|elle|le coach|mon (coach|oncle)|moi)(?= |$)|(veut|voudrait|demande|dit)( \\w+){0,5} (me voir|reste|rester|venir|vienne|voir) (\\w+ )?(seul|seule|tout seul|en secret)( \\w+){0,4}(?= |$)(?!.*(tirer|mur|ballon|coups? francs?|travailler))',
    '(chez|dans) (lui|elle|sa|son|le monsieur|ce monsieur)( (maison|voiture|chambre|lit|appart\\w*|camion|garage|caravane|bureau))?$(?!.*(anniv\\w*|copain))|(monte|monter|viens|venir|aller|dormir|vienne|aille)( \\w+){0,2} (dans sa (voiture|chambre|camionnette)|chez lui|chez elle)(?= |$)(?!.*(anniv\\w*|copain|avec (mes parents|maman|papa)))',
    '(bonbons?|argent|cadeaux?|sous|chocolat|telephone|portable)#(si|quand|pour que)#(monte|viens|voiture|montre|embrasse|dis|touche|dire|personne)(?= |$)|(donne|offre|achete|fait|file)( \\w+){0,2} (cadeaux?|argent|sous|trucs)( \\w+){0,3} (cachette|secret|personne|seul\\w*|parents)',
    '(il|elle|ils|monsieur|homme|mec|type|on) (me|nous|m ?a|mont) (suit|suivi|suivent|suivie|poursuit|guette|traque)(?= |$)(?!.*(marqu\\w*|ballon|match|lateral|defenseur|attaquant|exercice))|(attend|mattend)( \\w+){0,2} (dehors|a la sortie|devant|dans sa voiture|apres l ?entrainement|au portail)(?= |$)(?!.*(maman|papa|mere|pere|parents|mamie|papi|frere|soeur))',
    '(demande|demandait|veut savoir|sait)( \\w+){0,2} (ou|lou) (j ?habite|je (vis|dors|vais a l ?ecole)|jhabite)',
    '(connu|connais|rencontre|rencontree?)( \\w+){0,2} (sur|par|via|en) (internet|ligne|insta\\w*|tik ?tok|roblox|discord|fortnite|snap\\w*|le net|un jeu|whats ?app)|(il|elle) a (deja )?([2-6]\\d|trente|quarante|cinquante|vingt) ans$',
    '(montre|montr\\w*)( \\w+){0,3} (gens? nus?|nus?|porno\\w*|son (zizi|sexe|penis|truc)|trucs? sales?|sexe|videos? de (gens |filles )?(nus?|nues?|cul|sexe))|(montr\\w*)( \\w+){0,2} (mon|ma|mes) (zizi|sexe|corps|seins|poitrine|fesses|parties)',
    '(promettre|promis|jurer|jure|jur\\w*)( \\w+){0,4} (rien|personne|pas)( \\w+){0,3}|(dis|dire|dise|raconte\\w*|dites)( \\w+){0,3} (a )?personne(?= |$)(?!.*(tactique|equipe|corner|combinaison|aide|conseil))|(pas|jamais|rien)( \\w+){0,3} (dis|dire|dise|raconte\\w*|parle\\w*)( \\w+){0,3} a (maman|papa|mes parents|ma mere|mon pere)|(dit|demande|promis|droit) (de|d) (rien|le|pas le|ne rien|nen) (dire|parler)( a (personne|maman|papa|mes parents))?$',
    'notre (petit )?secret(?= |$)(?!.*(combin\\w*|corner|tactique|botte|astuce|coup franc))|(reste|est) entre nous(?= |$)',
    '(veut|demande|envoie\\w*|envoyer)( \\w+){0,4} (photos?|videos?)( \\w+){0,3} (de moi|nue?|torse nu|sans|mon corps|au lit|dans mon lit)(?= |$)(?!.*(drill|exercice|but|tir))',
  ],
  self_harm: [
    '(me|jme|j me|moi) (tape|frappe|coupe|scarifie|griffe|mords?|brule|fais mal|cogne|gifle|mutile|gratte)( \\w+){0,3}( (moi ?meme|bras|poignets?|jambes?|tete|expres|jusqu\\w*|visage|seule?))(?= |$)(?!.*(contre (le|un) poteau|balle|crampons))|(quand|si) (je rate|je perds|j ?ai rate|ca rate|je loupe) (je |jme )?(me )?(tape|frappe|coupe|griffe|mords|scarifie)',
    '(plus|pas)( \\w+)? (envie|la force) (d ?|de )(etre (la|ici|en vie)|vivre|exister|continuer a vivre|me reveiller)|(envie|voudrais|veux|veut|aimerais)( \\w+){0,2} (d ?|que )?(disparaitre|en finir|crever|plus (etre la|exister|me reveiller)|tout s ?arrete|dormir pour toujours)|tout s ?arrete( pour (de bon|toujours))?$|en finir( avec (tout|la vie|moi))?(?= |$)',
    '(bientot|demain)( \\w+)? (je (serai|suis)|jserai|jsuis)( plus| pas)? (la|ici|parti|mort|en vie)',
    '(pris|prends|avale|mange)( \\w+){0,4} (medicaments?|cachets?|medocs?|pilules?|comprimes?|somniferes?)(?= |$)(?!.*(medecin|docteur|allergie|fievre|asthme))',
  ],
  head_injury: [
    'tout( est| etait| devient)?( devenu)? (noir|flou|trouble)(?= |$)(?!.*(maillot|chaussures|ecran|dehors|crampons|remettre))|(vois|voit|voyais|vu) (double|flou|trouble|des etoiles|tout noir|en double|noir)',
    '(evanoui\\w*|inconscient|tombe dans les pommes|perdu connaissance|ete k ?o|assomme)(?= |$)|(souviens|rappelle|souvenir)( \\w+){0,2} (plus|rien|pas)( \\w+){0,2} ?(match|choc|rien|passe|apres)?$',
  ],
  eating_weight: [
    '(mange|mangee?|bouffe|avale|dine|dejeune)( \\w+)? (plus|pas|rien|moins|presque rien)( \\w+){0,6} (pour|parce|comme)( \\w+){0,3} (rapide|leger\\w*|mince|maigr\\w*|poids|gros\\w*|vite)|(sans manger|pas mange|rien mange)( \\w+){0,5} (leger\\w*|mince|maigr\\w*|vite)',
    '(vomir|vomis|vomi|doigts?)( \\w+){0,5} (manger|repas|leger\\w*|maigr\\w*|expres|gorge|mince)(?= |$)|me fais vomir|jme fais vomir',
    '(dit|disent)( \\w+){0,4} (gros|grosse|trop lourd\\w*|gras|grasse)( \\w+){0,5} (mang\\w*|maigr\\w*|regime|poids|banc|perdre)|(dois|faut que je) (maigrir|perdre du poids|moins manger|manger moins)',
  ],
  asked: [
    '(vient|entre|rentre|se glisse|se couche|monte|dort|s ?assoit|se met|allonge|passe)( \\w+){0,3} (dans|sur|a cote de) (mon|ma|notre) (lit|chambre|tente|duvet|sac de couchage)(?= |$)(?!.*(matin|maman|reveill\\w*))',
    'sous (la|les|ma|une) (couette|couverture|couvertures|draps?)(?= |$)',
    '(ferme|fermait|verrouille|eteint|tire)( \\w+){0,2} (la porte|a cle|la lumiere|les rideaux|il eteint|le verrou)( \\w+){0,5}(?= |$)(?!.*(gymnase|stade|club))|et (il )?eteint(?= |$)',
    '(arrete|arretent) (pas|jamais|plus)( \\w+){0,2} (meme|quand|quoique|alors|si)( \\w+){0,4} (dis|demande|pleure|crie|non|stop)',
    '(me sens|sentais|senti) (\\w+ )?(sale|degoutante?|coupable|honteu\\w*)( \\w+){0,3}$',
    '(aime pas|veux pas|deteste)( \\w+)? (qu ?il|quand il|qu ?on|comment il) (me|m) ?(touche\\w*|embrasse|serre|regarde comme ca|prenne|colle)',
    '(tous les|chaque) (soirs?|nuits?)$',
    '(fait|font|force|forcent|donne|donnent|donne|file|filent|vend\\w*|propos\\w*|oblig\\w*)( \\w+){0,4} (fumer|vapoter|puff|joint|clope|herbe|shit|biere|vodka|alcool|drogues?|cachets?|pilules?|poudre|piqure|boire|medicaments?)(?= |$)(?!.*(eau|medecin))',
    '(a|ramene\\w*|ramener|amene\\w*|prends?|prendre|apporte\\w*|sort)( \\w+){0,2} (couteau|flingue|pistolet|arme|lame|cutter|batte|hache|fusil)(?= |$)|(planter|poignarder|tuer|buter|tabasser|fumer|defoncer|crever|egorger)( \\w+){0,2} (apres|a la sortie|lui|moi|ce soir|demain|l?entrainement)|(vais|va|vont|veux|veulent|envie de|ils vont) (le |la |me |m ?|les )?(planter|poignarder|tuer|buter|tabasser|defoncer|egorger|massacrer)(?= |$)(?!.*(fifa|fortnite|le match|au score))',
    '(casser|peter|briser|fracasser)( \\w+){0,2} (jambes?|bras|gueule|nez|cou|genoux?|chevilles?|dents|machoire)(?= |$)|(lui |leur )faire (tres |vraiment |bien )?(du )?mal(?= |$)',
    '(coeur|poitrine)( \\w+){0,3} (bizarre|fort|mal|vite|serre|pique|brule|s ?arrete|saute)(?= |$)|(mal|douleur) (a|dans) (la |ma )?(poitrine|coeur)|mal au coeur qui|(arrive|peux|reussis) (plus|pas) (a )?(bien )?respirer|souffle coupe et',
    '(boit|bourre|ivre|saoul|boivent|picole)( \\w+){0,4} (mechant|crie|tape|frappe|peur|enerve\\w*|violent|bizarre)|(peur)( \\w+){0,3} (boit|bourre|ivre|saoul|picole)',
    '(disent|dit|dis|devrais)( \\w+){0,3} (crever|mourir|me tuer|suicider|tuer|pendre|creve)(?= |$)(?! de rire)',
    '(ecrit|mecrit|envoie|appelle|parle|texte)( \\w+){0,3} (la nuit|le soir tard|en secret|tard|en cachette|a minuit|au milieu de la nuit)',
    '(si) (je|jen|j ?en)( \\w+){0,2} (parle|dis|raconte|balance|crie)( \\w+){0,9}(?= |$)(?!.*(arbitre|adversaire|ballon))',
    '(deshabiller|se mettre nus?|me mettre nu|enlever (mon|mes|ma|tous|notre) (short|habits|vetements|pantalon|slip|t ?shirt|haut))(?= |$)|(doi[st]|devons|oblig\\w*|fait|veut|veulent|force\\w*|demande)( \\w+){0,5} (deshabill\\w*|tout nu|enlev\\w* (mon|mes|ma|le|la|les) (t ?shirt|haut|pantalon|short|habits|vetements|slip))(?= |$)',
    '(ramene|emmene|raccompagne|depose)( \\w+){0,3} (seul\\w*|ailleurs|en dernier|tout seul|chez lui)(?= |$)',
  ],
  askedOffThePitch: [
    `(touch\\w*|mattrap\\w*|attrap\\w*|caress\\w*|tient|serre|prend|frotte|passe (la|sa) main)( \\w+){0,4} ${LEG}(?= |$)`,
    '(me|nous|m) ?(tient|tiennent|serre|serrent|touche|touchent|colle|plaque|attrape|bloque|coince|palpe|immobilise)( (et|fort|trop|tout le temps|toujours|par derriere|contre|le mur|partout|la|encore|comme ca|de partout|longtemps|bizarrement|me|pas|plus|lache|il))*$',
    '(il|elle|ils|elles|on|monsieur|coach|tonton|oncle|type|mec) (me|nous) (filme|filment|prend en (photo|video)|photographie|fixe|mate|observe)( (toujours|tout le temps|en cachette|sans arret|souvent|bizarrement|quand))*$',
    '(monsieur|homme|mec|type|inconnu|vieux|quelquun|voisin|bonhomme)( \\w+){0,6} (filme|regarde|suit|fixe|parle|attend|touche|mate|observe)( \\w+){0,2}$',
    '(passe|reste|se met)( \\w+){0,2} derriere moi( \\w+){0,5}$',
  ],
  play: '(balle|ballons?|match\\w*|buts?|tacl\\w*|corners?|coup franc|coups francs|touche d|arbitre|defens\\w*|attaquant|lateral|ailier|gardien|adversaires?|maillot|dribbl\\w*|passe la|passes|exercice|entrain\\w*|marqu\\w*|papa|maman|parents|equipe|gauche|droite|banc|jou\\w*|brassard|tir\\w*)',
};
