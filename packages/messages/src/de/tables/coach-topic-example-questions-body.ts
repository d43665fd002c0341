import type { questionsOfBody as asked } from '../../en/tables/coach-topic-example-questions-body.ts';

/** Ways to ask for each topic of aches, growing, load, sleep, food and drink, the first of them the one that is offered. */
export const questionsOfBody: Readonly<Record<keyof typeof asked, string>> = {
  blackToenail: 'Warum ist mein Zehennagel schwarz?|Was mache ich bei einem blauen Zehennagel?|Kann ich mit schwarzem Zehennagel spielen?|Mein Zehennagel geht ab, was nun?',
  heelPain: 'Was mache ich, wenn die Ferse wehtut?|Warum tun meine Fersen nach dem Training weh?|Kann ich mit Fersenschmerzen spielen?|Pause oder Dehnen bei Fersenschmerz?',
  kneeKnob: 'Mein Knie tut unten vorn weh, was nun?|Warum habe ich einen Knubbel unterm Knie?|Kann ich mit Knieschmerzen beim Wachsen spielen?|Was hilft, wenn Knie beim Wachsen wehtun?',
  shinPain: 'Was mache ich, wenn die Schienbeine wehtun?|Warum tun die Schienbeine auf hartem Boden weh?|Kann ich mit Schienbeinschmerzen laufen?|Mein Schienbein schmerzt am Knochen, was nun?',
  tightThigh: 'Mein Oberschenkel macht zu, kann ich spielen?|Was mache ich bei einer Zerrung?|Meine Leiste tut beim Schießen weh, was nun?|Wann darf ich nach einer Zerrung sprinten?',
  tightInGrowth: 'Warum sind meine Muskeln beim Wachsen steif?|Meine Beine sind so steif, was hilft?|Ich komme nicht an die Zehen, ist das schlimm?|Wie werde ich beweglicher?',
  cramps: 'Was hilft bei einem Krampf?|Warum bekomme ich spät im Spiel Krämpfe?|Was mache ich bei einem Wadenkrampf?|Kommen Krämpfe vom Schwitzen?',
  crackingJoints: 'Warum knacken meine Knie?|Ist es schlimm, wenn Gelenke knacken?|Mein Knie knackt ohne Schmerz, ist das okay?|Muss ich bei knackenden Gelenken zum Arzt?',
  redFace: 'Warum wird mein Gesicht beim Spielen rot?|Ist ein roter Kopf nach dem Spiel schlimm?|Warum bin ich röter als die anderen?|Was hilft bei heißen roten Backen?',
  sickAfterSprints: 'Warum ist mir nach Sprints schlecht?|Mir ist beim Training übel geworden, ist das normal?|Was hilft, wenn mir vom Laufen übel ist?|Darf ich nach dem Erbrechen weitermachen?',
  hiccups: 'Wie werde ich im Spiel den Schluckauf los?|Was hilft gegen Schluckauf?|Kann ich mit Schluckauf spielen?|Warum bekomme ich beim Laufen Schluckauf?',
  toothTrouble: 'Kann ich mit einem Wackelzahn spielen?|Was ist, wenn ein Zahn ausgeschlagen wird?|Brauche ich einen Zahnschutz?|Der Ball traf meinen Zahn, was nun?',
  noseBleed: 'Was mache ich bei Nasenbluten?|Darf ich nach Nasenbluten weiterspielen?|Der Ball traf meine Nase, was nun?|Warum blutet meine Nase beim Spielen?',
  grazes: 'Was mache ich bei einer Schürfwunde?|Kann ich mit aufgeschürftem Knie trainieren?|Wie reinige ich eine Wunde vom Kunstrasen?|Was hilft, wenn die Haut aufgeschürft ist?',
  ankleTwisted: 'Ich bin umgeknickt, was mache ich?|Kann ich mit verstauchtem Knöchel spielen?|Soll ich den Knöchel kühlen oder bewegen?|Wann muss ich mit dem Knöchel zum Arzt?',
  inCast: 'Was kann ich mit Gips machen?|Kann ich mit gebrochenem Arm trainieren?|Was darf ich mit Gips am Fuß?|Darf ein Torwart mit gebrochener Hand trainieren?',
  knockKnees: 'Kann ich mit X-Beinen spielen?|Sind Plattfüße schlecht für Fußball?|Kann ich mit O-Beinen spielen?|Brauche ich Einlagen in den Schuhen?',
  highPulse: 'Ist Puls 198 im Training schlimm?|Wie hoch darf mein Puls sein?|Mein Herz schlägt so schnell, ist das normal?|Welcher Puls ist in meinem Alter normal?',
  iceBath: 'Sind Eisbäder gut für mich?|Hilft eine kalte Dusche nach dem Training?|Machen Eisbäder schneller?|Ist eine Blackroll gut für mich?',
  backAfterIllness: 'Wie fange ich nach einer Krankheit wieder an?|Wann darf ich nach der Grippe trainieren?|Ich war wochenlang krank, wie starte ich?|Warum bin ich nach der Krankheit so langsam?',
  proteinFood: 'Brauche ich Eiweißshakes?|Wie viel Eiweiß braucht ein junger Spieler?|Reicht vegetarisches Essen für Fußball?|Ist Kreatin in meinem Alter okay?',
  snackBeforeTraining: 'Reicht eine Banane vor dem Training?|Mittagessen ist lange her, was esse ich?|Ich bin im Training zittrig vor Hunger, warum?|Welcher Snack ist gut vor dem Training?',
  appleSpritzer: 'Ist Apfelschorle ein gutes Sportgetränk?|Wasser oder Saft beim Turnier?|Wie viel soll ich im Training trinken?|Brauche ich Isogetränke?',
  sleepAfterLateMatch: 'Warum schlafe ich nach dem Spiel nicht ein?|Wie komme ich nach spätem Training runter?|Ich bin nach dem Training hellwach, was hilft?|Wie schläft mein Kind nach einem Abendspiel ein?',
};
