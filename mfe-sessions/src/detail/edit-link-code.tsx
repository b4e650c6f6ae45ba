import { encode } from 'uqr';
import styles from './share-dialog.module.css';

/** Modules around the code that stay white, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** The edit link as a code for a phone, black on white in every scheme. It is drawn here, as no server may see the link. */
export function EditLinkCode({ link }: { link: string }) {
  const { size, data } = encode(link, { border: BORDER, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.edit} role="img" aria-label="QR code of the edit link" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={dark.join('')} />
    </svg>
  );
}
