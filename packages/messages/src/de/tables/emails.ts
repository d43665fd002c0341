import type { emails as english } from '../../en/tables/emails.ts';
import type { Translated } from '../../by-language.ts';

const GOODBYE = 'Wir sehen uns auf dem Platz,\nTouchline';
const GOODBYE_TO_ADULT = 'Mit freundlichen Grüßen,\nTouchline';

/** To a grown-up the mails say "Sie". */
export const emails: Translated<typeof english> = {
  recovery: {
    subject: 'Wähle ein neues Passwort für Touchline',
    before: ['Hallo,', 'so kommst du wieder in dein Konto. Hier wählst du ein neues Passwort:'],
    link: 'Neues Passwort wählen',
    after: [
      'Der Link gilt einmal und eine Stunde lang.',
      'Wenn du das nicht warst, tu einfach nichts: Dein Passwort bleibt, wie es ist.',
      GOODBYE,
    ],
  },
  confirmation: {
    subject: 'Bestätige deine Adresse für Touchline',
    before: ['Hallo,', 'Schön, dass du im Team bist! Einmal tippen, und dein Konto ist fertig:'],
    link: 'Meine Adresse bestätigen',
    after: [
      'Der Link gilt einmal und eine Stunde lang.',
      'Wenn du dich nicht angemeldet hast, tu einfach nichts: Ohne den Link gibt es kein Konto.',
      GOODBYE,
    ],
  },
  account_exists: {
    subject: 'Du hast schon ein Konto bei Touchline',
    before: [
      'Hallo,',
      'jemand, wahrscheinlich du, wollte sich gerade mit dieser Adresse neu anmelden. Du bist aber schon im Team: ' +
        'Melde dich hier an oder lass dir dort ein neues Passwort geben.',
    ],
    link: 'Anmelden',
    after: ['Wenn du das nicht warst, tu einfach nichts: Es hat sich nichts geändert.', GOODBYE],
  },
  new_email: {
    subject: 'Bestätige deine neue Adresse für Touchline',
    before: ['Hallo,', 'jemand, wahrscheinlich du, möchte sich ab jetzt mit dieser Adresse bei Touchline anmelden. Einmal tippen, dann gilt sie:'],
    link: 'Diese Adresse nehmen',
    after: [
      'Der Link gilt einmal und eine Stunde lang.',
      'Wenn du das nicht warst, tu einfach nichts: Ohne den Link ändert sich nichts.',
      GOODBYE,
    ],
  },
  email_changed: {
    subject: 'Du meldest dich bei Touchline jetzt mit einer anderen Adresse an',
    before: ['Hallo,', 'die Adresse, mit der du dich anmeldest, wurde gerade mit deinem Passwort geändert. Diese hier wird nicht mehr gebraucht.'],
    link: 'Zu Touchline',
    after: ['Wenn du das nicht warst, schreib denen, die dein Touchline betreiben: Wer das ist, steht dort auf der Seite für Eltern.', GOODBYE],
  },
  password_changed: {
    subject: 'Dein Passwort für Touchline wurde geändert',
    before: ['Hallo,', 'das Passwort deines Kontos wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.'],
    link: 'Zu Touchline',
    after: ['Wenn du das nicht warst, wähle dort über „Passwort vergessen“ ein neues: Dann ist jeder andere abgemeldet.', GOODBYE],
  },
  consent_request: {
    subject: 'Ein Kind bittet Sie um ein Ja oder Nein',
    before: [
      'Guten Tag,',
      'ein Kind, das mit Touchline, einer App für Fußballtraining, übt, hat uns Ihre Adresse als die seiner Eltern oder ' +
        'Erziehungsberechtigten gegeben. Es möchte, dass der Coach in der App mithilfe eines externen KI-Dienstes antwortet. ' +
        'Ohne Ihr Ja verlässt nichts, was das Kind schreibt, unseren Server.',
      'Was gesendet würde, was nie gesendet wird und wer fragt, steht auf dieser Seite. Dort können Sie Ja oder Nein sagen:',
    ],
    link: 'Lesen und antworten',
    after: [
      'Die Frage ist sieben Tage lang offen. Wenn Sie Ja sagen, können Sie das mit demselben Link jederzeit widerrufen: Heben Sie diese E-Mail bitte auf.',
      'Wenn Sie kein solches Kind kennen, tun Sie nichts oder sagen Sie Nein: Ohne Antwort ist nichts erlaubt, und wir löschen Ihre Adresse.',
      GOODBYE_TO_ADULT,
    ],
  },
  consent_given: {
    subject: 'Sie haben Ja gesagt: So können Sie es widerrufen',
    before: [
      'Guten Tag,',
      'Sie oder jemand, der Ihre E-Mails liest, haben gerade zugestimmt, dass der Coach in Touchline einem Kind mithilfe eines ' +
        'externen KI-Dienstes antworten darf. Auf dieser Seite steht, wozu Sie Ja gesagt haben, und dort widerrufen Sie es mit einem Tippen:',
    ],
    link: 'Ansehen oder widerrufen',
    after: ['Wenn Sie das nicht waren, widerrufen Sie es dort: Es endet sofort.', GOODBYE_TO_ADULT],
  },
  clip_consent_request: {
    subject: 'Ein Kind bittet Sie um ein Ja oder Nein',
    before: [
      'Guten Tag,',
      'ein Kind, das mit Touchline, einer App für Fußballtraining, übt, hat uns Ihre Adresse als die seiner Eltern oder ' +
        'Erziehungsberechtigten gegeben. Es möchte ein Video von seinem Training vom Handy an unseren Server senden, für eine ' +
        'zweite Auswertung oder um es aufzuheben. Ohne Ihr Ja verlässt kein Video das Handy.',
      'Wer es bekäme, wie lange es bleibt und wer fragt, steht auf dieser Seite. Dort können Sie Ja oder Nein sagen:',
    ],
    link: 'Lesen und antworten',
    after: [
      'Die Frage ist sieben Tage lang offen. Wenn Sie Ja sagen, können Sie das mit demselben Link jederzeit widerrufen: Heben Sie diese E-Mail bitte auf.',
      'Wenn Sie kein solches Kind kennen, tun Sie nichts oder sagen Sie Nein: Ohne Antwort ist nichts erlaubt, und wir löschen Ihre Adresse.',
      GOODBYE_TO_ADULT,
    ],
  },
  clip_consent_given: {
    subject: 'Sie haben Ja gesagt: So können Sie es widerrufen',
    before: [
      'Guten Tag,',
      'Sie oder jemand, der Ihre E-Mails liest, haben gerade zugestimmt, dass ein Kind Videos von seinem Training an den Server ' +
        'von Touchline senden darf. Auf dieser Seite steht, wozu Sie Ja gesagt haben, und dort widerrufen Sie es mit einem Tippen; die Videos werden dann gelöscht:',
    ],
    link: 'Ansehen oder widerrufen',
    after: ['Wenn Sie das nicht waren, widerrufen Sie es dort: Es endet sofort.', GOODBYE_TO_ADULT],
  },
};
