import { CACHES, COOKIES, KEPT, LIMITS, STORAGE_KEYS } from '@wod/domain';

interface Stored {
  name: string;
  text: string;
}

const COOKIE_TEXTS: Record<keyof typeof COOKIES, (days: number) => string> = {
  plannerKey: (days) =>
    `Cookie mit einem zufälligen Schlüssel, den Ihr Browser erhält, wenn Sie eine Trainingseinheit anlegen oder den Bearbeitungslink einer anderen öffnen. Er dient allein dazu, dass nur Sie Ihre Einheiten ändern können und die, die Ihnen überlassen wurden. Er gilt ${days} Tage ab der letzten Änderung.`,
  knownBrowser: (days) =>
    `Cookie, das nach einer Anmeldung als Administrator gesetzt wird: Der Browser wird wiedererkannt, damit fremde Anmeldeversuche ihn nicht aussperren. Es gilt ${days} Tage.`,
  boardChoice: (days) =>
    `Cookie, das Ihre Wahl behält, wenn Sie Gewichte in Kilogramm oder Pfund oder Workouts in einer anderen Stufe sehen möchten. Es enthält nur diese Wahl und gilt ${days} Tage ab der letzten Änderung.`,
};

/** About what a visitor keeps. */
const ONLY_HERE = 'Es wird nirgendwohin gesendet und bleibt, bis Sie es auf der Seite „Mine“ löschen.';

const STORAGE_TEXTS: Record<keyof typeof STORAGE_KEYS, string> = {
  adminToken: `Anmeldeschlüssel des Administrators im lokalen Speicher. Er wird beim Abmelden gelöscht und gilt höchstens ${KEPT.tokenHours} Stunden.`,
  sessionDraft:
    'Entwürfe im lokalen Speicher: was Sie für eine Trainingseinheit eingegeben und noch nicht gespeichert haben. Ein Entwurf wird gelöscht, wenn Sie ihn speichern oder verwerfen, und erst mit dem Speichern an den Server gesendet.',
  reloadedFor:
    'Adresse der Seite, die einmal neu geladen wurde, weil ihr Programm inzwischen ersetzt war. Sie steht im Speicher des Tabs, bis er geschlossen wird.',
  scrollPositions: 'Wie weit Sie auf den besuchten Seiten geblättert hatten. Das steht im Speicher des Tabs, bis er geschlossen wird.',
  pasted:
    'Text, den der Administrator eingefügt und noch nicht als Workout gespeichert hat. Er steht im Speicher des Tabs, bis er gespeichert, gelöscht oder der Tab geschlossen wird.',
  panelDrafts:
    'Was der Administrator in ein Formular eingegeben und noch nicht gespeichert hat: höchstens fünf Entwürfe im Speicher des Tabs, bis er sie speichert, verwirft oder den Tab schließt.',
  runningClock:
    'Die Workouts und Trainingseinheiten, deren Uhr gerade läuft, im lokalen Speicher: wann das begann und was Sie angetippt haben, damit die Uhr nach einem Neuladen weiterläuft. Jedes wird am Ende gelöscht; was nach zwölf Stunden noch da ist, sobald die nächste Uhr beginnt. Gesendet wird es nur, wenn Sie die Uhr mit anderen Bildschirmen teilen.',
  sharedClock:
    'Der Code der Uhr, die Sie in diesem Tab teilen oder steuern, und der Schlüssel dazu, im Speicher des Tabs. Beides wird gelöscht, wenn Sie die Uhr beenden oder den Tab schließen.',
  clockSettings: 'Lautstärke und Blinken der Workout-Uhr im lokalen Speicher.',
  letterKeys: 'Ob Buchstaben Tasten der Workout-Uhr sind, im lokalen Speicher, sobald Sie das ändern.',
  starred: `Die Workouts, denen Sie einen Stern gegeben haben, im lokalen Speicher: höchstens ${LIMITS.starredMax}. ${ONLY_HERE}`,
  seen: `Die letzten ${LIMITS.seenMax} Workouts, die Sie geöffnet haben, im lokalen Speicher. Das beginnt erst, wenn Sie einen Stern vergeben, ein Ergebnis oder Ihre Ausstattung eintragen oder es auf der Seite „Mine“ verlangen. ${ONLY_HERE}`,
  results: `Ihre Ergebnisse mit Datum und Notiz im lokalen Speicher: höchstens ${LIMITS.resultsMax}. ${ONLY_HERE}`,
  myGym: `Ihre Ausstattung, Ihre Minuten und wie viele Sie sind, im lokalen Speicher. ${ONLY_HERE}`,
};

const CACHE_TEXTS: Record<keyof typeof CACHES, (entries: number, days: number) => string> = {
  pages: (entries, days) =>
    `Die letzten ${entries} Seiten, die Sie geöffnet haben, die Workouts mit Stern und Ihre Trainingseinheiten, im Cache des Browsers, damit Sie sie ohne Verbindung lesen können: jede ${days} Tage lang. Sie bleiben auf Ihrem Gerät. Seiten des Administrators sind nicht dabei.`,
  files: (entries, days) =>
    `Programme, Gestaltung und Schrift dieser Seiten im Cache des Browsers: höchstens ${entries} Dateien, jede ${days} Tage, nachdem sie zuletzt gebraucht wurde. Wann das war, steht in der Datenbank workbox-expiration.`,
};

const KEPT_TEXTS: Record<keyof typeof KEPT, (time: number) => string> = {
  signInCountMinutes: (time) =>
    `Wie oft von einer IP-Adresse und aus den Netzen um sie herum eine Anmeldung versucht wurde, wird ${time} Minuten lang im Arbeitsspeicher gezählt, um das Erraten von Passwörtern zu verhindern.`,
  plannerCountHours: (time) =>
    `Wie oft von dort Trainingseinheiten angelegt oder geändert und Bearbeitungslinks geöffnet wurden, wird ${time === 1 ? 'eine Stunde' : `${time} Stunden`} lang gezählt.`,
  sharedClockHours: (time) =>
    `Eine Uhr, die Sie mit anderen Bildschirmen teilen, liegt ${time} Stunden lang im Arbeitsspeicher: welches Workout oder welche Einheit läuft, seit wann, und was angetippt wurde, dazu ein Prüfwert ihres Schlüssels und ein mit einem geheimen Schlüssel gebildeter Prüfwert des Netzes. Beenden Sie sie, wird sie sofort gelöscht.`,
  sharedClockCountMinutes: (time) =>
    `Wie oft aus einem Netz Uhren geteilt, geändert oder vergeblich gesucht wurden, wird ${time} Minuten lang im Arbeitsspeicher gezählt.`,
  failedSignInDays: (time) =>
    `Fehlgeschlagene Anmeldungen stehen ${time} Tage lang im Änderungsprotokoll, mit Zeitpunkt und betroffenem Konto, ohne IP-Adresse und ohne das, was eingegeben wurde.`,
  idempotencyKeyHours: (time) =>
    `Eine zufällige Kennung jedes abgesendeten Formulars bleibt ${time} Stunden gespeichert, damit doppeltes Absenden nichts doppelt anlegt.`,
  tokenHours: (time) =>
    `Eine zufällige Kennung einer beendeten Anmeldung bleibt gespeichert, bis ihr Schlüssel nach ${time} Stunden ohnehin ungültig wäre, und noch einen Tag.`,
  deletedDays: (time) => `Gelöschte Trainingseinheiten können noch ${time} Tage lang wiederhergestellt werden; danach werden sie entfernt.`,
};

/** Stored with a planned session for as long as it exists. */
const WITH_A_SESSION =
  'Mit einer Trainingseinheit liegen auf dem Server ein Prüfwert des Schlüssels Ihres Browsers, mit einem geheimen Schlüssel gebildete Prüfwerte der Netze, aus denen sie angelegt wurde (damit ein einzelnes Netz den Planer nicht füllt), und der Tag, an dem sie zuletzt geöffnet wurde; solange sie einen Bearbeitungslink hat, auch Prüfwerte dieses Links und der Schlüssel der Browser, die ihn geöffnet haben. Die Adresse selbst wird nicht gespeichert.';

const keysOf = <Name extends string>(list: Record<Name, unknown>) => Object.keys(list) as Name[];

const inBrowser: Stored[] = [
  ...keysOf(COOKIES).map((key) => ({ name: COOKIES[key].name, text: COOKIE_TEXTS[key](COOKIES[key].days) })),
  ...keysOf(STORAGE_KEYS).map((key) => ({ name: STORAGE_KEYS[key], text: STORAGE_TEXTS[key] })),
  ...keysOf(CACHES).map((key) => ({ name: CACHES[key].name, text: CACHE_TEXTS[key](CACHES[key].entries, CACHES[key].days) })),
];

/** Everything the product stores in a browser, by the name it has there. */
export function StoredInBrowser() {
  return (
    <dl>
      {inBrowser.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything the server keeps about what visitors do, and for how long. */
export function StoredOnServer() {
  return (
    <ul>
      {keysOf(KEPT).map((key) => (
        <li key={key}>{KEPT_TEXTS[key](KEPT[key])}</li>
      ))}
      <li>{WITH_A_SESSION}</li>
    </ul>
  );
}
