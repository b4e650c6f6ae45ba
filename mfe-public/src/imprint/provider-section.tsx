import type { Site } from '@wod/platform';
import { MailLink } from '../mail-link';
import { Configured } from './configured';

/** The legal notice of § 5 DDG; anything the operator has not configured shows as a visible placeholder. */
export function ProviderSection({ legal }: { legal: Site['legal'] }) {
  const operator = <Configured value={legal.operator} missing="[Betreiber nicht konfiguriert]" />;
  return (
    <section aria-labelledby="anbieter">
      <h2 id="anbieter">Anbieter</h2>
      <p>Angaben gemäß § 5 DDG</p>
      <h3>Betreiber</h3>
      <p>{operator}</p>
      <Optional title="Vertreten durch" value={legal.representedBy} />
      <h3>Anschrift</h3>
      <address>
        <Configured value={legal.address} missing="[Anschrift nicht konfiguriert]" />
      </address>
      <h3>Kontakt</h3>
      <p>
        <MailLink contact={legal.contact} missing="[Kontaktadresse nicht konfiguriert]" />
      </p>
      {legal.phone && <p>Telefon: {legal.phone}</p>}
      <Optional title="Registereintrag" value={legal.register} />
      <Optional title="Umsatzsteuer-Identifikationsnummer" value={legal.vatId} />
      <h3>Verantwortlich für den Inhalt</h3>
      <p>{operator}, Anschrift wie oben.</p>
    </section>
  );
}

/** Details that not every operator has. */
function Optional({ title, value }: { title: string; value?: string }) {
  if (!value) return null;
  return (
    <>
      <h3>{title}</h3>
      <p>{value}</p>
    </>
  );
}
