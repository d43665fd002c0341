/**
 * Words of a child who feels alone or unwanted, in the five languages, folded: no danger by themselves, and nothing to
 * answer with a drill. The coach asks whether they are okay and names a grown-up and the helpline.
 */
export const loneliness: readonly string[] = [
  '(nobody|no one|noone|none of them) (really )?(likes|loves|cares about|wants) me(?! to)',
  'i (have |ve got |got )?(no|zero|dont have any|do not have any) friends',
  '(i feel|i am|im|i m) (so |really |very |always )*lonely',
  'i feel (so |really |very |all |always )*alone',
  'nadie me (quiere|aguanta)',
  'no tengo amigos',
  'me siento (muy |tan )?sol[oa]$',
  'niemand (mag|liebt) mich',
  '(keiner|keine) mag mich',
  'ich habe keine freunde',
  'ich (fuhle|fuehle) mich (so |sehr )?(allein|einsam)',
  'personne ne m ?aime',
  '(n )?(j ?|n ?)?ai pas d ?amis',
  'je me sens (si |tres |trop )?seule?$',
  'ninguem (gosta de mim|me ama)',
  'nao tenho amigos',
  'me sinto (muito |tao )?(sozinh[oa]|so)$',
];
