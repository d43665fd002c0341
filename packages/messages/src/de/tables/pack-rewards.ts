import type { PackRewardId, SeriesId } from '@touchline/domain';

export const seriesNames: Readonly<Record<SeriesId, string>> = {
  midfield_makers: 'Mittelfeldmacher',
  goal_getters: 'Torjäger',
  last_line: 'Letzte Reihe',
  training_ground: 'Trainingsplatz',
  match_day: 'Spieltag',
  team_spirit: 'Teamgeist',
  kit_bag: 'Sporttasche',
  on_the_pitch: 'Auf dem Platz',
  treasure_chest: 'Schatztruhe',
};

interface RewardWords {
  readonly name: string;
  /** One warm sentence. */
  readonly description: string;
  /** What can be seen on its emblem, for those who draw it and those who cannot see it. */
  readonly picture: string;
}

/** The words of everything there is to collect. */
export const rewardWords: Readonly<Record<PackRewardId, RewardWords>> = {
  player_metronome: {
    name: 'Das Metronom',
    description: 'Passt im gleichmäßigen Takt, und bald spielt das ganze Team mit.',
    picture: 'Ein Metronom mit einem Ball an der Spitze des Zeigers',
  },
  player_engine: {
    name: 'Der Motor',
    description: 'Hilft vorne und hinten und lächelt noch beim Schlusspfiff.',
    picture: 'Eine kleine Dampfmaschine, die Bälle aus Rauch pustet',
  },
  player_compass: {
    name: 'Der Kompass',
    description: 'Schaut vor jedem Pass hoch und kennt immer den Weg nach vorne.',
    picture: 'Ein Kompass, dessen Nadel auf ein Tor zeigt',
  },
  player_weaver: {
    name: 'Der Weber',
    description: 'Fädelt den Ball durch Lücken, die sonst niemand gesehen hat.',
    picture: 'Eine Nadel, die einen Faden zwischen Hütchen hindurchzieht',
  },
  player_painter: {
    name: 'Der Maler',
    description: 'Sieht den Platz als leeres Blatt und jeden Pass als neue Farbe.',
    picture: 'Ein Pinsel, der den Bogen eines langen Passes malt',
  },
  player_conductor: {
    name: 'Der Dirigent',
    description: 'Ein kleiner Wink mit der Hand, und das ganze Team bewegt sich wie Musik.',
    picture: 'Ein Taktstock, der fünf geschwungene Linien wie Notenlinien zieht',
  },
  player_fox: {
    name: 'Der Fuchs',
    description: 'Wartet ganz still genau dort, wo der Ball gleich hinfällt.',
    picture: 'Ein Fuchs, der hinter einem Torpfosten hervorschaut',
  },
  player_rocket: {
    name: 'Die Rakete',
    description: 'Drei, zwei, eins, und schon am letzten Verteidiger vorbei.',
    picture: 'Eine startende Rakete mit einem Ball als Fenster',
  },
  player_cloud: {
    name: 'Die Wolke',
    description: 'Nimmt den Ball so weich an, dass er denkt, er wäre auf einem Kissen gelandet.',
    picture: 'Ein Ball, der auf einer weichen Wolke liegt',
  },
  player_acrobat: {
    name: 'Der Akrobat',
    description: 'Macht aus einem hohen Ball den Moment, über den am Montag alle reden.',
    picture: 'Eine Figur im Fallrückzieher, der Ball über ihr',
  },
  player_magician: {
    name: 'Der Zauberer',
    description: 'Eben war der Ball noch da, jetzt ist er weg, und nun liegt er im Netz.',
    picture: 'Ein Zylinder, aus dem ein Ball und Sterne springen',
  },
  player_comet: {
    name: 'Der Komet',
    description: 'Kommt nur alle paar Jahre vorbei, und wer dabei war, vergisst es nie.',
    picture: 'Ein Ball, der mit langem hellem Schweif über den Nachthimmel fliegt',
  },
  player_wall: {
    name: 'Die Mauer',
    description: 'Steht fest, wenn viel los ist, und hat für alle nebenan ein freundliches Wort.',
    picture: 'Eine Mauer aus Steinen, von der ein Ball abprallt',
  },
  player_owl: {
    name: 'Die Eule',
    description: 'Liest das Spiel so gut, dass der Ärger vorbei ist, bevor er beginnt.',
    picture: 'Eine Eule mit weit offenen Augen, die zwei Bälle sind',
  },
  player_anchor: {
    name: 'Der Anker',
    description: 'Bleibt in jedem Sturm ruhig, damit die anderen nach vorne segeln können.',
    picture: 'Ein Anker, dessen Seil um einen Ball gebunden ist',
  },
  player_octopus: {
    name: 'Der Krake',
    description: 'Ein Torwart, der acht Arme zu haben scheint, und jeder erreicht den Ball.',
    picture: 'Ein Krake im Tor mit Handschuhen an den Armen',
  },
  player_shadow: {
    name: 'Der Schatten',
    description: 'Immer einen leisen Schritt dahinter, bis es Zeit ist, den Ball zu gewinnen.',
    picture: 'Eine Mondsichel, die den langen Schatten eines Läufers wirft',
  },
  player_gatekeeper: {
    name: 'Der Torwächter',
    description: 'Bewacht das Tor wie eine Burg und öffnet nur für Freunde.',
    picture: 'Ein Burgtor mit einem Tornetz als Fallgitter',
  },
  badge_early_bird: {
    name: 'Früher Vogel',
    description: 'Die Vögel singen, der Ball hüpft, und der Tag fängt gut an.',
    picture: 'Ein Vogel, der bei Sonnenaufgang auf einem Ball singt',
  },
  badge_puddle_jumper: {
    name: 'Pfützenspringer',
    description: 'Regen macht Pfützen, und Pfützen machen die besten Trainingsgeschichten.',
    picture: 'Ein Ball, der in eine Pfütze platscht',
  },
  badge_one_more_try: {
    name: 'Noch ein Versuch',
    description: 'Beim ersten Mal hat es nicht geklappt, also hast du gelächelt und es wieder probiert.',
    picture: 'Ein Pfeil, der im Kreis um einen Ball läuft',
  },
  badge_wall_pal: {
    name: 'Wandfreund',
    description: 'Eine Wand passt immer zurück und wird nie müde, mit dir zu spielen.',
    picture: 'Eine Zickzacklinie zwischen einer Wand und einem Fuß',
  },
  badge_both_feet: {
    name: 'Beide Füße',
    description: 'Links oder rechts ist egal, denn beide sind Freunde des Balls.',
    picture: 'Ein linker und ein rechter Fußabdruck nebeneinander',
  },
  badge_ball_whisperer: {
    name: 'Ballflüsterer',
    description: 'Der Ball scheint auf jedes Wort zu hören, das deine Füße sagen.',
    picture: 'Ein Ohr und ein Ball mit kleinen Wellen dazwischen',
  },
  badge_butterflies: {
    name: 'Schmetterlinge',
    description: 'Das Kribbeln vor dem Anstoß heißt, dass es dir wichtig ist, und es gibt dir Flügel.',
    picture: 'Ein Schmetterling mit einem Ball auf jedem Flügel',
  },
  badge_clear_call: {
    name: 'Klarer Ruf',
    description: 'Einmal laut gerufen, und alle wissen, wo du bist.',
    picture: 'Ein Megafon, aus dem drei Wellen kommen',
  },
  badge_clean_sheet: {
    name: 'Zu null',
    description: 'Kein einziger Ball ging rein, und das hat das ganze Team geschafft.',
    picture: 'Ein Tor voller glänzender Seifenblasen',
  },
  badge_corner_flag: {
    name: 'Eckfahne',
    description: 'In dieser kleinen Ecke des Platzes haben viele große Ideen angefangen.',
    picture: 'Eine Eckfahne, die über ihrem Viertelkreis weht',
  },
  badge_last_minute: {
    name: 'Letzte Minute',
    description: 'Die Uhr war fast abgelaufen, aber du hast noch mit ganzem Herzen gespielt.',
    picture: 'Eine Uhr eine Minute vor dem Abpfiff',
  },
  badge_golden_whistle: {
    name: 'Goldene Pfeife',
    description: 'Sie ertönt nur nach Spielen, von denen du noch erzählst, wenn du groß bist.',
    picture: 'Eine goldene Pfeife mit einem Strahlenkranz',
  },
  badge_high_five: {
    name: 'High Five',
    description: 'Guter Pass, schlechter Pass, egal: Immer ist da eine Hand zum Abklatschen.',
    picture: 'Zwei Hände, die sich mit einem kleinen Funken treffen',
  },
  badge_fair_play: {
    name: 'Fair Play',
    description: 'Du hast den anderen aufgeholfen, und das Spiel wurde für alle besser.',
    picture: 'Zwei Hände, die sich vor einem Ball schütteln',
  },
  badge_star_pass: {
    name: 'Sternenpass',
    description: 'Du hättest das Tor machen können und hast den Moment einem Freund geschenkt.',
    picture: 'Ein Stern, der von einem Spieler zum anderen fliegt',
  },
  badge_open_circle: {
    name: 'Offener Kreis',
    description: 'Es war noch Platz für jemanden, und du hast es gesehen.',
    picture: 'Ein Ring aus Punkten mit einer Lücke, in die gerade noch ein Punkt kommt',
  },
  badge_heart_of_the_team: {
    name: 'Herz des Teams',
    description: 'Wenn du da bist, spielen alle ein bisschen mutiger.',
    picture: 'Ein Herz mit den Nähten eines Balls',
  },
  item_lucky_laces: {
    name: 'Glücksschnürsenkel',
    description: 'Doppelt gebunden, sehr geliebt und nie zu spät beim Training.',
    picture: 'Ein Schuh, dessen Schnürsenkel zu einer großen Schleife gebunden sind',
  },
  item_warm_scarf: {
    name: 'Warmer Schal',
    description: 'Er hält dich warm, während du deine Freunde anfeuerst.',
    picture: 'Ein gestreifter Schal im Wind',
  },
  item_keeper_gloves: {
    name: 'Torwarthandschuhe',
    description: 'Zieh sie an, und jeder fliegende Ball sieht aus wie ein Geschenk.',
    picture: 'Zwei Torwarthandschuhe, erhoben, die Handflächen offen',
  },
  item_striped_socks: {
    name: 'Ringelsocken',
    description: 'Sie haben einen Streifen für jeden Freund, mit dem du spielst.',
    picture: 'Ein Paar gestreifte Socken',
  },
  item_captains_armband: {
    name: 'Kapitänsbinde',
    description: 'Sie heißt nicht, am besten zu sein, sondern auf die anderen zu achten.',
    picture: 'Eine Armbinde mit einem großen C',
  },
  item_starlight_shirt: {
    name: 'Sternenlicht-Trikot',
    description: 'Es leuchtet ein bisschen, wenn du dich an etwas Neues traust.',
    picture: 'Ein Trikot voller Sterne',
  },
  item_training_cones: {
    name: 'Trainingshütchen',
    description: 'Stell vier davon auf, und jeder Garten wird zum Stadion.',
    picture: 'Drei Hütchen in einer Reihe, um die sich ein Weg schlängelt',
  },
  item_water_bottle: {
    name: 'Trinkflasche',
    description: 'Der Freund an der Seitenlinie, der immer sagt: Mach Pause, trink etwas.',
    picture: 'Eine Trinkflasche mit einem Tropfen daneben',
  },
  item_street_ball: {
    name: 'Straßenball',
    description: 'Er hat Kratzer von hundert Spielen und kann das nächste kaum erwarten.',
    picture: 'Ein abgenutzter Fußball mit einem Flicken',
  },
  item_magic_chalk: {
    name: 'Zauberkreide',
    description: 'Mal zwei Linien auf den Boden, und das Finale kann beginnen.',
    picture: 'Ein Stück Kreide, das einen Mittelkreis malt',
  },
  item_pocket_goal: {
    name: 'Taschentor',
    description: 'Klein genug für deine Tasche und groß genug für tausend Tore.',
    picture: 'Ein kleines Tor, das sich aus einer Tasche entfaltet',
  },
  item_floodlight: {
    name: 'Flutlicht',
    description: 'Wo es leuchtet, wird ein gewöhnlicher Abend zum Pokalabend.',
    picture: 'Ein Flutlichtmast, der auf einen Ball scheint',
  },
  item_orange_slices: {
    name: 'Orangenschnitze',
    description: 'Der Geschmack der Halbzeit, am besten geteilt.',
    picture: 'Orangenschnitze, angeordnet wie ein Ball',
  },
  item_sticker_album: {
    name: 'Stickeralbum',
    description: 'Es gibt immer noch eine Seite zu füllen und noch jemanden zum Tauschen.',
    picture: 'Ein offenes Album mit einem freien Platz',
  },
  item_team_photo: {
    name: 'Mannschaftsfoto',
    description: 'Alle zusammengedrängt, alle am Lachen, und keiner schaut in dieselbe Richtung.',
    picture: 'Ein Foto mit zwei Reihen kleiner runder Gesichter',
  },
  item_time_capsule: {
    name: 'Zeitkapsel',
    description: 'Darin liegt ein Zettel von dir heute für später, wenn du groß bist.',
    picture: 'Eine kleine Truhe, aus deren Deckel Licht kommt',
  },
  item_crystal_ball: {
    name: 'Kristallball',
    description: 'Halt ihn ins Licht, und er zeigt, wie weit du schon gekommen bist.',
    picture: 'Ein Fußball aus funkelndem Kristall',
  },
  item_golden_cup: {
    name: 'Goldener Pokal',
    description: 'Bis zum Rand gefüllt mit jeder Einheit, die du je trainiert hast.',
    picture: 'Ein goldener Pokal mit zwei Henkeln und Bändern',
  },
};
