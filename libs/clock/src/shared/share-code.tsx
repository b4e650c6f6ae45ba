import { followPath, runCodeText } from '@wod/domain';
import styles from './share.module.css';

/** The code of a shared clock, its QR code, and where to type it. The size of its type is the container's. */
export function ShareCode({ link: { code } }: { link: { code: string } }) {
  return (
    <div className={styles.shareCode}>
      <img src={`/qr${followPath(code)}.svg`} alt="QR code that opens this clock" width="148" height="148" />
      <p>
        <b>{runCodeText(code)}</b>{' '}
        <span>
          {location.host}
          {followPath()}
        </span>
      </p>
    </div>
  );
}
