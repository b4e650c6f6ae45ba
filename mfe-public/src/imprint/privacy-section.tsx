import type { Site } from '@wod/platform';
import { Analytics } from './analytics';
import { StoredInBrowser, StoredOnServer } from './stored-things';

/** How this product handles personal data; every sentence describes what the code does. */
export function PrivacySection({ legal }: { legal: Site['legal'] }) {
  return (
    <section aria-labelledby="datenschutz">
      <h2 id="datenschutz">Datenschutzerklärung</h2>
      <h3>Das Wichtigste in Kürze</h3>
      <p>
        Sie können alle Workouts ohne Konto lesen. Es gibt keine Werbung und keine Profile. Beim Öffnen einer Seite werden keine Daten an Dritte
        gesendet: Schriften, Bilder und Programme kommen von diesem Server.
      </p>
      <h3>Verantwortliche Stelle</h3>
      <p>Verantwortlich im Sinne der DSGVO ist der oben genannte Betreiber.</p>

      <h3>Aufruf der Website und Serverprotokolle</h3>
      <p>
        Um eine Seite auszuliefern, verarbeitet der Server die IP-Adresse Ihres Geräts und die Angaben, die Ihr Browser mitsendet. Für jede Anfrage
        entsteht ein Protokolleintrag mit Zeitpunkt, aufgerufenem Pfad, Statuscode, Dauer und einer zufälligen Kennung. IP-Adressen, Suchbegriffe,
        Formularinhalte, Passwörter und Anmeldeschlüssel werden nicht protokolliert. Zweck ist der sichere und störungsfreie Betrieb; Rechtsgrundlage
        ist Art. 6 Abs. 1 Buchst. f DSGVO. Die Protokolle werden gelöscht, sobald sie dafür nicht mehr benötigt werden.
      </p>

      <h3>Was in Ihrem Browser gespeichert wird</h3>
      <p>
        Beim bloßen Lesen wird kein Cookie gesetzt. Ihr Browser behält die geöffneten Seiten auf dem Gerät, damit sie auch ohne Verbindung da sind.
        Sonst wird nur gespeichert, was für eine von Ihnen gewünschte Funktion erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 Buchst. f
        DSGVO). Sie können alles jederzeit im Browser löschen. Ist diese Website über https erreichbar, steht vor den Namen der Cookies{' '}
        <code>__Host-</code>.
      </p>
      <StoredInBrowser />

      <h3>Was auf dem Server gespeichert wird</h3>
      <p>
        Trainingseinheiten sind für alle lesbar. Tragen Sie deshalb keine personenbezogenen Daten ein. Das Folgende dient dem sicheren Betrieb (Art. 6
        Abs. 1 Buchst. f DSGVO).
      </p>
      <StoredOnServer />

      <h3>Videos von YouTube</h3>
      <p>
        Videos werden erst geladen, wenn Sie auf die Schaltfläche zum Abspielen klicken; vorher wird auch kein Vorschaubild abgerufen. Mit dem Klick
        willigen Sie ein, dass Ihr Browser das Video im erweiterten Datenschutzmodus von youtube-nocookie.com lädt. Dabei erhält Google Ireland
        Limited, Gordon House, Barrow Street, Dublin 4, Irland, Ihre IP-Adresse und Angaben zu Ihrem Browser und kann Daten auf Ihrem Gerät speichern;
        eine Übermittlung an Google LLC in den USA ist möglich. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1
        TDDDG). Mehr dazu in der{' '}
        <a href="https://policies.google.com/privacy?hl=de" rel="noreferrer">
          Datenschutzerklärung von Google
        </a>
        . Wer diese Website verwaltet, kann prüfen, ob die Videos noch da sind: Dann lädt der Browser dieser Person, und nur dieser, nach ihrer
        Zustimmung Vorschaubilder von i.ytimg.com.
      </p>

      <h3>Reichweitenmessung</h3>
      <Analytics trackingId={legal.trackingId} />

      <h3>Kontakt per E-Mail</h3>
      <p>
        Wenn Sie uns schreiben, verarbeiten wir Ihre Angaben, um Ihre Nachricht zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO), und löschen sie,
        sobald sie dafür nicht mehr nötig sind und keine Aufbewahrungspflicht besteht.
      </p>

      <h3>Ihre Rechte</h3>
      <p>
        Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und
        Datenübertragbarkeit (Art. 20). Einer Verarbeitung auf Grundlage berechtigter Interessen können Sie widersprechen (Art. 21), und eine
        Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen (Art. 7 Abs. 3). Außerdem können Sie sich bei einer
        Datenschutz-Aufsichtsbehörde beschweren (Art. 77). Eine automatisierte Entscheidungsfindung findet nicht statt.
      </p>
    </section>
  );
}
