import type { SafetyReminderId, WarmUpStepId } from '@touchline/domain';

/** What a player is told before every session, and by the coach. */
export const safetyTexts: Readonly<Record<SafetyReminderId, string>> = {
  hurt: 'Hör auf, wenn dir etwas wehtut.',
  head: 'Am Kopf gestoßen, egal wie: Hör auf und sag es einem Erwachsenen.',
  water: 'Trink Wasser.',
  space: 'Mach den Platz um dich herum frei.',
};

/** The parts of the warm-up. */
export const warmUpTexts: Readonly<Record<WarmUpStepId, { readonly name: string; readonly instructions: readonly string[] }>> = {
  running: {
    name: 'Lockeres Laufen',
    instructions: ['Trab um deinen Platz herum.', 'Lauf vorwärts, dann seitwärts, dann rückwärts.'],
  },
  hip_openers: {
    name: 'Hüften öffnen',
    instructions: ['Geh und heb ein Knie hoch.', 'Öffne es zur Seite, stell den Fuß ab, dann das andere Bein.'],
  },
  balance: {
    name: 'Gleichgewicht',
    instructions: ['Steh auf einem Bein, das Knie locker.', 'Zähl bis zehn, dann das andere Bein.'],
  },
  jumps: {
    name: 'Weiche Sprünge',
    instructions: ['Spring mit beiden Füßen hoch.', 'Lande weich mit gebeugten Knien: Man soll nichts hören.'],
  },
};
