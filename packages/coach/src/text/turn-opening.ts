/** What may open a turn of a talk and asks nothing, as a pattern of plain words with a blank after each: "ok and …", "aber …". */
export const TURN_OPENING = '(?:(?:ok|okay|k|and|nd|n|und|u|so|but|aber|also|cool|well|oh|hm|na|then|dann|y|pero|et|mais|e|mas) )*';
