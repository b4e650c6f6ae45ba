export interface QrCodeProps {
  /** of the page on this site: "/wods/fran" */
  path: string;
  /** of a class: "18:00" */
  start?: string;
}

/** The full address of a page, for the people around: black on white in every scheme, drawn by the document server. */
export function QrCode({ path, start }: QrCodeProps) {
  return (
    <>
      <img src={`/qr${path}.svg${start ? `?start=${start}` : ''}`} alt="QR code of this page" width="148" height="148" loading="lazy" />
      <p>Whoever stands beside you can scan this.</p>
    </>
  );
}
