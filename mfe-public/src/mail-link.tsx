/**
 * The operator's contact address: a mail link when it is an e-mail address, plain text when it is anything else, and a
 * conspicuous placeholder when it is not configured.
 */
export function MailLink({ contact, missing, subject }: { contact?: string; missing: string; subject?: string }) {
  if (!contact) return <mark>{missing}</mark>;
  if (!/^\S+@\S+$/.test(contact)) return <>{contact}</>;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <a href={`mailto:${contact}${query}`}>{contact}</a>;
}
