import type { coachChatLines as english, WaysByMood } from '../../en/tables/coach-chat-lines.ts';

export const coachChatLines: Readonly<Record<keyof typeof english, WaysByMood>> = {
  pet: {
    glad: ['Da muss sogar ein Programm schmunzeln! Was war das Lustigste, das ihr zusammen erlebt habt?', 'Tiere sind die besten Fans: Sie schimpfen nie über einen Fehlschuss. Mag deins auch den Ball?'],
    plain: ['Von Tieren höre ich gern, ich habe ja keins. Ist deins beim Üben dabei?', 'Mit einem Tier wird es nie langweilig. Was macht es den ganzen Tag?'],
    sad: ['Oh, das tut mir leid. Ein Tier ist ein echter Freund. Sag jemandem zu Hause, wie es dir geht, das hilft.', 'Das ist traurig, wenn man ein Tier lieb hat. Ich hoffe, es wird besser und jemand zu Hause weiß, wie es dir geht.'],
  },
  family: {
    glad: ['Wie schön! Es ist gut, solche Leute um sich zu haben. Spielen sie auch mit dir?', 'Das klingt nach einem guten Heimteam. Wer ist dein lautester Fan?'],
    plain: ['Danke, dass du es erzählst. Wer davon spielt mit dir Fußball?', 'Eine Familie ist ein bisschen wie ein Team: Jeder hat seinen Platz. Wer ist bei euch Kapitän?'],
    sad: ['Das kann nerven, das verstehe ich. Sag es einmal ganz ruhig: „Bitte lass das.“ Und danach ein paar Ballkontakte.', 'Zu Hause kann es laut und anstrengend sein. Hilft es, wenn du ihnen sagst, wie es für dich ist?'],
  },
  food: {
    glad: ['Guten Appetit! Gib deinem Bauch danach etwa eine Stunde, bevor du wieder rennst.', 'Klingt lecker, sogar für ein Programm ohne Mund. Lass es dir schmecken!'],
    plain: ['Guten Appetit! Der Ball wartet, bis du fertig bist.', 'Dann iss erst einmal. Mit vollem Bauch warte ein bisschen, bevor du rennst.'],
    sad: ['Nicht alles auf dem Teller kann Lieblingsessen sein. Was hättest du am liebsten gehabt?', 'Oje! Nächstes Mal gibt es hoffentlich wieder dein Lieblingsessen.'],
  },
  school: {
    glad: ['Gut gemacht! Darauf kannst du stolz sein, das war kein Glück.', 'Das ist ein guter Schultag! Habt ihr in der Pause auch gekickt?'],
    plain: ['Schule nimmt viel vom Tag weg. War in der Pause Zeit zum Kicken?', 'Und jetzt ist Schule für heute vorbei? Erst eine kurze Pause, dann der Ball.'],
    sad: ['Das ist blöd, und es passiert allen einmal. Ein Tag oder eine Note sagt wenig über dich. Sag es zu Hause, dann wiegt es weniger.', 'Das verstehe ich, Schule kann lang sein. Beweg dich jetzt ein bisschen, das macht den Kopf frei.'],
  },
  friends: {
    glad: ['Mit guten Freunden macht alles mehr Spaß! Spielt ihr auch zusammen?', 'Das höre ich gern. Passt gut aufeinander auf.'],
    plain: ['Gut, wenn man Freunde hat. Was macht ihr am liebsten zusammen?', 'Spielt ihr auch zusammen Fußball?'],
    sad: ['Das tut weh, wenn es um Freunde geht, das tut mir leid. Oft hilft ein ehrlicher Satz: „Ich vermisse dich.“ Und erzähl es jemandem zu Hause.', 'Mit Freunden kann es schwer sein. Gib dem Ganzen ein, zwei Tage, und redet dann in Ruhe.'],
  },
  screens: {
    glad: ['Viel Spaß damit! Und danach tun zehn Minuten draußen den Augen gut.', 'Ich habe keine Daumen, also würde ich jedes Mal verlieren. Was magst du daran am liebsten?'],
    plain: ['Das kenne ich nur vom Namen. Was ist das Gute daran?', 'Beides passt in einen Tag: ein paar Minuten Ball und das.'],
    sad: ['Ach, das kommt vor. Vielleicht erst ein bisschen Ball und später noch einmal?', 'Das ist ärgerlich. Und draußen, ist da Platz für den Ball?'],
  },
  weather: {
    glad: ['Das klingt gut! Genieß es, mit oder ohne Ball.', 'Wie schön! Was machst du da?'],
    plain: ['Ich bin ein Programm und spüre kein Wetter. Gibt es da, wo du bist, Platz für den Ball?', 'Wenn es draußen zu viel wird: Ein paar leise Ballkontakte gehen auch drinnen.'],
    sad: ['Das Wetter ist ein Gegner, den niemand schlägt. Drinnen gehen ein paar leise Ballkontakte, wenn alle zu Hause einverstanden sind.', 'Wie schade! Morgen sieht es vielleicht ganz anders aus.'],
  },
  plans: {
    glad: ['Das klingt nach Spaß, genieß es! Und erzähl mir danach, wie es war.', 'Oh, schön, ich wünsche dir viel Spaß!'],
    plain: ['Ein guter Plan. Viel Spaß, der Ball wartet auf dich!', 'Dann mach das zuerst. Ich bin auch danach noch da.'],
    sad: ['Nicht alles, was ansteht, macht Spaß, das verstehe ich. Denk an etwas danach, auf das du dich freust.', 'Schade. Vielleicht steckt doch etwas kleines Schönes darin.'],
  },
  fan: {
    glad: ['Ich bin ein Programm und halte zu niemandem, aber ich mag, wie du davon erzählst! Was würdest du gern auch so können?', 'Fan sein ist toll! Welcher Trick gefällt dir da am besten?'],
    plain: ['Ich bin ein Programm und habe keinen Verein. Was gefällt dir da?', 'Wer ist da dein Liebling, und warum?'],
    sad: ['Das tut als Fan weh, das verstehe ich. Das nächste Spiel fängt wieder bei null zu null an.', 'Auch die Besten verlieren mal. Was war trotzdem gut?'],
  },
  brag: {
    glad: ['Stark, darauf kannst du stolz sein! Wie hast du das gemacht?', 'Super gemacht! Dafür übst du. Wie hat sich das angefühlt?', 'Wow, toll! Wer hat es gesehen?'],
    plain: ['Darauf kannst du stolz sein! Wie hast du das geschafft?', 'Gut gemacht! Was kommt als Nächstes?'],
    sad: ['Ich finde das gut, auch wenn es sich noch nicht so anfühlt. Was hat geklappt?', 'Das ist mehr, als du denkst. Was willst du beim nächsten Mal besser machen?'],
  },
  badluck: {
    glad: ['Und du kannst darüber lachen: Das ist stark! Nächstes Mal klappt es.', 'Haha, so etwas passiert den Besten. Noch einmal?'],
    plain: ['Das ist schade, und es passiert allen, die spielen. Was hat trotzdem geklappt?', 'Solche Tage gehören dazu. Was probierst du beim nächsten Mal?'],
    sad: ['Oh, wie schade. Sei ruhig ein bisschen traurig oder sauer, das darf sein. Was hat trotzdem geklappt?', 'Das tut mir leid. Es passiert allen, die spielen, auch den Besten. Erzähl es jemandem zu Hause.'],
  },
  annoyed: {
    glad: ['Wenigstens kannst du darüber lachen! Was ist dann passiert?', 'Haha, so ein Tag also. Und jetzt?'],
    plain: ['Dass das nervt, verstehe ich. Was ist passiert?', 'Das würde mich auch nerven, wenn ein Programm Nerven hätte. Hilft ein bisschen Ball?'],
    sad: ['Oje, so ein Tag. Magst du erzählen, was los war?', 'Das verstehe ich, das ist ärgerlich. Atme einmal lang aus, und dann mach etwas, das du magst.'],
  },
  funny: {
    glad: ['Haha, das hätte ich gern gesehen! Was ist dann passiert?', 'Das ist wirklich lustig! Was haben die anderen gesagt?'],
    plain: ['Oh! Und was ist dann passiert?', 'Was es alles gibt! Habt ihr gelacht?'],
    sad: ['Oje! Ich hoffe, inzwischen können alle darüber lachen.', 'Das war bestimmt peinlich, und bald ist es eine gute Geschichte.'],
  },
  joke: {
    glad: ['Haha, der ist gut! Kennst du noch einen?', 'Ha, damit habe ich nicht gerechnet! Noch einer?'],
    plain: ['Ha, der ist gut! Hast du noch einen?', 'Haha! Die Witze überlasse ich dir.'],
    sad: ['Ha, der war ein bisschen frech! Noch einer?', 'Haha, die Armen! Noch einer?'],
  },
  riddle: {
    glad: ['Keine Ahnung, sag es mir!', 'Ich gebe auf: Was ist es?'],
    plain: ['Das weiß ich nicht. Sag es mir!', 'Hm, ich gebe auf. Wie ist die Lösung?'],
    sad: ['Das weiß ich nicht. Sag es mir!', 'Ich gebe auf. Wie ist die Lösung?'],
  },
  laugh: {
    glad: ['Schön, dass du lachst!', 'Lachen tut gut. Und was jetzt?'],
    plain: ['Alles klar! Was machen wir als Nächstes?', 'Gut. Und jetzt?'],
    sad: ['Okay, das war nicht mein bester. Was willst du jetzt machen?', 'Na gut, die Witze überlasse ich dir. Was machen wir?'],
  },
  guess: {
    glad: ['Sag schon!', 'Ich bin neugierig! Was denn?'],
    plain: ['Erzähl, ich höre zu.', 'Was denn? Erzähl!'],
    sad: ['Erzähl, ich höre zu.', 'Sag mir, was passiert ist.'],
  },
  hello: {
    glad: ['Hallo! Schön, dass du da bist. Was machen wir heute?', 'Hey! Wie ist dein Tag?'],
    plain: ['Hallo! Wie ist dein Tag?', 'Hi! Was möchtest du machen?'],
    sad: ['Hallo! Das klingt, als wäre heute kein leichter Tag. Magst du davon erzählen?', 'Hi! Gut, dass du trotzdem da bist. Was ist passiert?'],
  },
  bye: {
    glad: ['Tschüss! Viel Spaß!', 'Bis bald, und eine schöne Zeit!'],
    plain: ['Tschüss, bis bald!', 'Bis zum nächsten Mal, mach’s gut!'],
    sad: ['Tschüss! Ich hoffe, der Rest vom Tag wird besser.', 'Bis dann! Nächstes Mal wird es besser.'],
  },
  okay: {
    glad: ['Super! Erzähl mir, wie es war.', 'Gut, dann los!'],
    plain: ['Alles klar! Ich bin da, wenn du etwas brauchst.', 'Gut! Erzähl mir, wie es war.'],
    sad: ['Alles klar. Ein Schritt nach dem anderen.', 'Okay. Ich bin da, wenn du etwas brauchst.'],
  },
  nomeant: {
    glad: ['Oh, dann habe ich dich falsch verstanden, entschuldige!', 'Entschuldige, da habe ich mich verlesen!'],
    plain: ['Entschuldige, dann habe ich dich falsch verstanden.', 'Ah, da habe ich mich verlesen, entschuldige.'],
    sad: ['Es tut mir leid, ich habe dich falsch verstanden.', 'Das war mein Fehler, entschuldige.'],
  },
  tellMeMore: {
    glad: ['Erzählst du mir ein bisschen mehr davon?', 'Was ist damit?'],
    plain: ['Sagst du es noch einmal mit anderen Worten?', 'Was genau hast du gemeint?'],
    sad: ['Sagst du es noch einmal mit anderen Worten?', 'Was genau hast du gemeint?'],
  },
  aboutyou: {
    glad: ['Ich bin ein Computerprogramm und habe nichts davon: Aber von dir höre ich gern!', 'Ich nicht, ich bin ein Programm. Und du?'],
    plain: ['Ich bin ein Computerprogramm, von mir gibt es wenig zu erzählen. Und du?', 'Ein Programm hat so etwas nicht. Wie ist es bei dir?'],
    sad: ['Ich bin nur ein Programm, das stimmt. Ein Mensch kann besser zuhören als ich.', 'Ich bin ein Programm und fühle nichts, aber ich nehme ernst, was du schreibst.'],
  },
  thanks: {
    glad: ['Gern geschehen!', 'Sehr gern, und viel Spaß!'],
    plain: ['Gern geschehen!', 'Gern. Noch etwas?'],
    sad: ['Gern geschehen. Ich hoffe, es wird besser.', 'Gern. Pass gut auf dich auf.'],
  },
  willtell: {
    glad: ['Sehr gut, das ist genau richtig!', 'Gut gemacht! Sie können mehr helfen als ein Programm.'],
    plain: ['Gut, das ist genau richtig.', 'Gut gemacht: Es jemandem zu sagen ist immer eine gute Idee.'],
    sad: ['Das braucht Mut, und es ist richtig. Sie können mehr helfen als ein Programm.', 'Gut, dass du es ihnen sagst. Das ist genau richtig.'],
  },
  other: {
    glad: ['Das klingt gut! Erzähl gern mehr.', 'Das höre ich gern! Und was kommt als Nächstes?', 'Wie schön! So etwas macht den Tag besser, oder?', 'Toll! Was hat dir daran am besten gefallen?'],
    plain: ['Danke, dass du es erzählst. Am besten kenne ich Fußball, aber ich höre gern zu.', 'Ach so! Und wie ist dein Tag sonst?', 'Ah, das wusste ich nicht. Erzähl gern mehr.', 'Gut zu wissen! Und was machst du jetzt?'],
    sad: ['Das klingt nicht leicht. Magst du mehr erzählen?', 'Das tut mir leid. Wem zu Hause kannst du davon erzählen?', 'Dass du das nicht magst, verstehe ich. Was würde es ein bisschen besser machen?', 'Oje. Solche Tage gibt es, und der nächste wird vielleicht besser.'],
  },
  me: {
    glad: ['Gut zu wissen, danke! Was magst du daran am liebsten?', 'Wie schön, danke, dass du es erzählst!'],
    plain: ['Danke, gut zu wissen. Worin möchtest du besser werden?', 'Gut zu wissen! Dann suchen wir, was zu dir passt.'],
    sad: ['Danke, dass du es erzählst. Du bist richtig so, wie du bist, und dem Ball ist es egal.', 'Danke, dass du es erzählst. Worin möchtest du besser werden?'],
  },
};
