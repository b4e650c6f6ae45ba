/** Health disclaimer and liability. */
export function LiabilitySection() {
  return (
    <section aria-labelledby="haftung">
      <h2 id="haftung">Gesundheitshinweis und Haftungsausschluss</h2>
      <h3>Gesundheitshinweis</h3>
      <p>
        Die Workouts auf dieser Website sind intensiv. Sie sind allgemeine Informationen und ersetzen weder eine ärztliche Beratung noch die Anleitung
        durch eine Trainerin oder einen Trainer. Klären Sie vor dem Training ärztlich ab, ob es für Sie geeignet ist, besonders bei Vorerkrankungen,
        Verletzungen, in der Schwangerschaft oder nach längerer Pause.
      </p>
      <p>
        Angegebene Gewichte, Wiederholungen und Zeiten richten sich an geübte, gesunde Erwachsene. Wählen Sie eine Variante, die Sie sicher ausführen
        können. Brechen Sie das Training bei Schmerzen, Schwindel, Atemnot oder Unwohlsein sofort ab. Die Teilnahme erfolgt auf eigene Verantwortung.
      </p>
      <h3>Haftung für Inhalte</h3>
      <p>
        Die Inhalte wurden mit Sorgfalt erstellt. Für ihre Richtigkeit, Vollständigkeit und Aktualität wird keine Gewähr übernommen; geschätzte Zeiten
        sind Rechenwerte. Für Schäden durch die Nutzung der Inhalte haftet der Betreiber nur bei Vorsatz und grober Fahrlässigkeit. Die Haftung für
        Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, bei Verletzung wesentlicher Pflichten und nach zwingenden gesetzlichen
        Vorschriften bleibt unberührt.
      </p>
      <h3>Haftung für Links</h3>
      <p>
        Diese Website verlinkt auf fremde Angebote, zum Beispiel auf Videos bei YouTube. Für deren Inhalte sind allein die jeweiligen Anbieter
        verantwortlich. Wird eine Rechtsverletzung bekannt, wird der Link umgehend entfernt.
      </p>
      <h3>Urheber- und Markenrecht</h3>
      <p>
        Die Beschreibungen wurden für diese Website geschrieben. Die Angaben zu den Workouts wurden unter anderem mit open-wod-db von WodWiz
        abgeglichen (CC BY 4.0). CrossFit ist eine eingetragene Marke der CrossFit, LLC; diese Website steht mit ihr in keiner Verbindung.
      </p>
    </section>
  );
}
