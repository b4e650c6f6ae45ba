import { Configured } from './configured';

/** No analytics code runs without an id and the visitor's consent. */
export function Analytics({ trackingId }: { trackingId?: string }) {
  if (!trackingId) {
    return (
      <p>
        Auf dieser Website ist keine Reichweitenmessung eingerichtet. Tracking-ID: <Configured missing="[Tracking-ID nicht konfiguriert]" />
      </p>
    );
  }
  return (
    <p>
      Für die Reichweitenmessung ist die Tracking-ID <strong>{trackingId}</strong> hinterlegt. Ohne Ihre ausdrückliche Einwilligung wird kein Code
      dafür geladen und nichts gemessen (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Eine erteilte Einwilligung können Sie jederzeit
      widerrufen.
    </p>
  );
}
