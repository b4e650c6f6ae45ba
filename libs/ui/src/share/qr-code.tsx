export interface QrCodeProps {
  /** of the page on this site: "/wods/fran" */
  path: string;
}

/** The full address of a page for whoever stands beside: black on white in every scheme, drawn by the document server. */
export function QrCode({ path }: QrCodeProps) {
  return (
    <>
      <img src={`/qr${path}.svg`} alt="QR code of this page" width="148" height="148" loading="lazy" />
      <p>Whoever stands beside you can scan this.</p>
    </>
  );
}
