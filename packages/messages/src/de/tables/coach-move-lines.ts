/** Was der Coach von einem Trick der Liste sagt: wie er mit einem Fuß geht, und wann man ihn im Spiel macht. */
export const coachMoveLines = {
  withFoot: {
    turning: ['Mit dem {foot} Fuß: Steh mit dem {other} neben dem Ball, Knie gebeugt, und hak den Ball mit der Innenseite des {foot} Fußes herum, sodass du dich zu deiner {other} Seite drehst. Dann drei schnelle Schritte.'],
    step_overs: ['Mit dem {foot} Fuß: Schwing ihn von innen nach außen vorne um den Ball, senk die Schulter über dem {foot} Fuß, schieb den Ball mit der Außenseite des {other} Fußes weg und zieh auf deiner {other} Seite vorbei.'],
    double_scissors: ['Mit dem {foot} Fuß zuerst: Schwing ihn von innen nach außen um den Ball, gleich danach auch den {other}, dann schieb den Ball mit der Außenseite des {foot} Fußes weg und zieh auf dieser Seite vorbei.'],
    la_croqueta: ['Mit dem {foot} Fuß zuerst: Schieb den Ball mit seiner Innenseite hinüber und dann mit der Innenseite des {other} Fußes nach vorn, sodass du auf der Seite des {other} Fußes vorbeigehst.'],
    drag_back: ['Mit dem {foot} Fuß: Steh mit dem {other} neben dem Ball, setz die Sohle des {foot} darauf, zieh ihn an dir vorbei zurück und dreh dich zu deiner {foot} Seite ihm nach. Dann schieb ihn weg, schnell.'],
    outside_hook: ['Mit dem {foot} Fuß: Greif mit ihm über den Ball, Zehen nach innen, und hak den Ball mit der Außenseite zu deiner {foot} Seite herum, die Hüfte tief. Dann starte weg.'],
    cruyff_turn: ['Mit dem {foot} Fuß: Steh mit dem {other} neben dem Ball, schwing den {foot} wie zum Pass und zieh den Ball mit seiner Innenseite hinter deinem {other} Bein durch. Dreh dich ihm nach und starte weg.'],
  },
  whenToUse: {
    turning: ['Wenn ein Verteidiger von der Seite kommt, auf der du den Ball hast, oder vorn zu ist: herumhaken und in die andere Richtung. Hinter dir muss Platz sein, und vor dem eigenen Tor nicht.'],
    step_overs: ['Eins gegen eins, wenn du auf einen Verteidiger zuläufst und neben ihm Platz ist: zwei Schritte bevor er an den Ball kommt ein Übersteiger, dann auf der anderen Seite vorbei und weg. Am besten außen und in der Hälfte der anderen.'],
    double_scissors: ['Eins gegen eins mit Tempo, wenn ein Verteidiger zurückweicht und auf dich wartet: drei Schritte vor ihm anfangen und dorthin gehen, wo sein Gewicht nicht ist. Außen oder am Strafraum, nie als Letzter hinten.'],
    la_croqueta: ['Wenn ein Verteidiger von vorn kommt und den Fuß nach dem Ball streckt, auch wo es eng ist: hinüber und am Fuß vorbei. Das braucht einen schnellen Moment und wenig Platz.'],
    drag_back: ['Wenn jemand neben dir läuft oder der Weg nach vorn zu ist, etwa an der Seitenlinie: Ball stoppen, zurückziehen und dorthin, woher du kamst. Schau vorher, ob gleich hinter dir niemand ist, und nicht vor dem eigenen Tor.'],
    outside_hook: ['Wenn ein Verteidiger eng neben dir mitläuft: den Ball zur freien Seite haken, den Körper dazwischen, und weg. Gut an der Seitenlinie und um aus dem Gedränge zu kommen.'],
    cruyff_turn: ['Wenn ein Verteidiger eng neben dir ist und einen Pass, eine Flanke oder einen Schuss erwartet: genau das antäuschen, den Ball hinter dem Standbein durchziehen und in die andere Richtung. Gut außen und am Strafraum, nicht vor dem eigenen Tor.'],
  },
} as const;
