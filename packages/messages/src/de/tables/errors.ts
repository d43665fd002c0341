import type { FailureCode } from '@touchline/contracts';
import { PACK_COST } from '@touchline/domain';

/** What a player reads where something failed, and what they can do about it. */
export const errors: Readonly<Record<FailureCode, { readonly message: string; readonly suggestion?: string }>> = {
  validation_failed: { message: 'An dieser Anfrage stimmt etwas nicht.' },
  bad_json: { message: 'Diese Anfrage konnte nicht gelesen werden.' },
  unknown_drill: { message: 'Diese Übung gibt es nicht.', suggestion: 'Wähle eine Übung aus der Liste.' },
  unknown_time_zone: { message: 'Diese Zeitzone gibt es nicht.' },
  finish_too_old: {
    message: 'Diese Einheit ist vor mehr als 14 Tagen zu Ende gegangen.',
    suggestion: 'Einheiten zählen, wenn sie innerhalb von 14 Tagen ankommen.',
  },
  finish_in_future: { message: 'Diese Einheit endet in der Zukunft.', suggestion: 'Prüfe die Uhr deines Geräts.' },
  day_full: {
    message: 'Mehr Training passt nicht in einen Tag.',
    suggestion: 'In einen Tag passen 12 Stunden oder 100 Einheiten. Ruh dich aus und komm morgen wieder.',
  },
  not_enough_tokens: {
    message: `Du brauchst ${PACK_COST} Token, um ein Päckchen zu öffnen!`,
    suggestion: 'Jede Trainingseinheit bringt dir Token.',
  },
  display_name_required: { message: 'Gib einen Anzeigenamen ein.' },
  display_name_too_short: { message: 'Der Anzeigename braucht mindestens 2 Zeichen.' },
  display_name_contact: { message: 'Im Anzeigenamen darf keine E-Mail, keine Telefonnummer, kein Link und kein @Name stehen.' },
  display_name_official: { message: 'Dein Anzeigename darf nicht so klingen, als würdest du Touchline betreiben.' },
  display_name_unreadable: { message: 'Der Anzeigename muss aus Buchstaben eines Alphabets bestehen, das alle lesen können.' },
  display_name_rude: { message: 'Im Anzeigenamen dürfen keine Schimpfwörter stehen. Bitte nimm einen anderen Spitznamen.' },
  team_contact: { message: 'Im Teamnamen darf keine E-Mail, keine Telefonnummer, kein Link und kein @Name stehen.' },
  team_official: { message: 'Der Teamname darf nicht so klingen, als gehöre er zu Touchline.' },
  team_unreadable: { message: 'Der Teamname muss aus Buchstaben eines Alphabets bestehen, das alle lesen können.' },
  team_rude: { message: 'Im Teamnamen dürfen keine Schimpfwörter stehen.' },
  team_reserved: {
    message: '„Individual Players“ sind Spieler ohne Team: Lass das Team leer oder schreib den Namen deines Teams.',
  },
  text_too_long: { message: 'In jedes Feld passen höchstens 60 Zeichen.' },
  age_out_of_range: { message: 'Das Alter muss zwischen 5 und 99 liegen.' },
  hidden_by_operator: {
    message: 'Die Leute, die Touchline hier betreiben, haben dich von den Ranglisten genommen.',
    suggestion: 'Frag sie, warum.',
  },
  country_unknown: { message: 'Wähle dein Land aus der Liste.' },
  club_unknown: { message: 'Wähle deinen Verein aus der Liste.' },
  avatar_unknown: { message: 'Wähle eins der 12 Bilder.' },
  consent_email_invalid: { message: 'Das ist keine E-Mail-Adresse.', suggestion: 'Lass sie deine Eltern selbst eintippen.' },
  consent_own_email: {
    message: 'Mit dieser Adresse meldest du dich selbst an.',
    suggestion: 'Frag deine Eltern nach ihrer eigenen Adresse. Ist das ihre? Dann nimm in den Einstellungen eine andere für die Anmeldung.',
  },
  consent_not_needed: { message: 'Dazu muss niemand Ja sagen.' },
  consent_over: { message: 'Diese Frage ist nicht mehr offen.', suggestion: 'Die Spielerin oder der Spieler kann noch einmal fragen.' },
  analysis_id_invalid: { message: 'Ungültiges UUID-Format' },
  analysis_type_differs: { message: 'Diese Analyse gehört zu einer anderen Technik.' },
  analysis_deleted: { message: 'Diese Analyse wurde gelöscht.' },
  clip_consent_needed: {
    message: 'Bevor ein Video gesendet wird, müssen deine Eltern Ja sagen.',
    suggestion: 'Frag sie in der Analyse. Bis dahin wird deine Auswertung ohne das Video gespeichert.',
  },
  clips_full: { message: 'Für mehr Videos ist kein Platz.', suggestion: 'Lösche zuerst eines davon.' },
  clip_type_unknown: { message: 'Ungültiger Dateityp. Bitte nimm MP4, MOV, WebM oder OGG.' },
  clip_incomplete: { message: 'Ein Teil des Videos fehlt.', suggestion: 'Sende es noch einmal: Es geht dort weiter, wo es aufgehört hat.' },
  wrong_password: { message: 'Das ist nicht dein Passwort.', suggestion: 'Tippe es noch einmal ein.' },
  password_weak: { message: 'Dieses Passwort ist zu leicht zu erraten. Nimm ein anderes, zum Beispiel drei Wörter und eine Zahl.' },
  password_same: { message: 'Das ist das Passwort, das du jetzt hast. Nimm ein neues.' },
  email_invalid: { message: 'Das ist keine E-Mail-Adresse.', suggestion: 'Schau nach einem Tippfehler.' },
  email_taken: { message: 'Mit dieser Adresse meldet sich schon jemand an.', suggestion: 'Nimm eine andere.' },
  operator_required: { message: 'Diese Seite ist für alle, die Touchline hier betreiben.' },
  operator_account: { message: 'Dieses Konto gehört jemandem, der Touchline betreibt.', suggestion: 'Nimm dafür die Befehle auf dem Server.' },
  player_suspended: { message: 'Dieses Konto ist gesperrt.', suggestion: 'Hebe zuerst die Sperre auf.' },
  passwords_elsewhere: { message: 'Die Passwörter liegen beim Anmeldedienst.', suggestion: 'Setze es dort zurück.' },
  confirmation_differs: { message: 'Das ist nicht die Adresse dieses Kontos.', suggestion: 'Tippe sie genau so, wie sie dasteht.' },
  job_not_waiting: { message: 'Dieser Auftrag lässt sich gerade nicht ändern: Er läuft, ist erledigt, oder ein anderer dazu wartet schon.' },
  sign_in_required: { message: 'Bitte melde dich neu an, um weiterzumachen' },
  account_suspended: { message: 'Dieses Konto ist gesperrt.', suggestion: 'Frag die Leute, die Touchline hier betreiben.' },
  not_found: { message: 'Hier ist nichts.' },
  method_not_allowed: { message: 'Diese Adresse nimmt solche Anfragen nicht an.' },
  idempotency_key_reused: { message: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.' },
  upload_offset: { message: 'Dieser Upload geht an einer anderen Stelle weiter.' },
  upload_busy: { message: 'Dieser Upload läuft schon.', suggestion: 'Warte, bis er fertig ist.' },
  link_not_valid: { message: 'Dieser Link gilt nicht mehr.', suggestion: 'Öffne die Seite noch einmal, dann gibt es einen neuen.' },
  range_not_satisfiable: { message: 'Die Datei ist vorher zu Ende.' },
  precondition_failed: { message: 'Die Datei ist inzwischen eine andere.' },
  timed_out: { message: 'Das hat zu lange gedauert.', suggestion: 'Versuch es gleich noch einmal.' },
  request_timeout: { message: 'Es hat zu lange gedauert, bis das hier ankam.', suggestion: 'Versuch es noch einmal, wo das Netz besser ist.' },
  head_too_large: { message: 'Die Adresse oder die Kopfzeilen dieser Anfrage sind zu lang.' },
  too_large: { message: 'Das ist zu groß zum Senden.' },
  clip_too_large: { message: 'Die Datei ist zu groß. Höchstens 50 MB sind möglich.' },
  unsupported_media_type: { message: 'Diese Art von Inhalt wird hier nicht angenommen.' },
  too_many_requests: { message: 'Zu viele Versuche. Bitte warte einen Moment.' },
  scores_unavailable: { message: 'Ergebnisse können nicht geladen werden' },
  match_details_unavailable: { message: 'Einzelheiten zum Spiel können nicht geladen werden' },
  highlights_unavailable: { message: 'Highlights können nicht geladen werden' },
  internal: { message: 'Bei uns ist etwas schiefgegangen.', suggestion: 'Versuch es gleich noch einmal.' },
  overloaded: { message: 'Touchline hat gerade zu viel zu tun.', suggestion: 'Versuch es gleich noch einmal.' },
  starting: { message: 'Touchline startet gerade.', suggestion: 'Versuch es gleich noch einmal.' },
  closing: { message: 'Touchline startet gerade neu.', suggestion: 'Versuch es gleich noch einmal.' },
  writes_failing: { message: 'Touchline kann gerade nichts speichern.', suggestion: 'Versuch es gleich noch einmal.' },
  unavailable: { message: 'Touchline ist noch nicht bereit.', suggestion: 'Versuch es gleich noch einmal.' },
};

/** The message of `too_many_requests` where it is known how long the wait is, in seconds. */
export const tooManyTries = (seconds: number): string => `Zu viele Versuche. ${tryAgainIn(seconds)}`;

/** How long to wait, in words: seconds below a minute, minutes below two hours, else hours, rounded up. */
export function tryAgainIn(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'Sekunde'] : seconds < 7_200 ? [Math.ceil(seconds / 60), 'Minute'] : [Math.ceil(seconds / 3_600), 'Stunde'];
  return `Versuch es in ${count} ${unit}${count === 1 ? '' : 'n'} noch einmal.`;
}
