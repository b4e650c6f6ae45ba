import type { RunState, ScalingTable, WallBoard, WallScalingFit, WodType } from '@wod/domain';
import { useFocusNearby, wodTypeColor } from '@wod/ui';
import { Fragment, type ReactNode } from 'react';
import { sized } from './sized';
import styles from './wall.module.css';

export interface WallProps {
  /** Gives the wall its colour. */
  type?: WodType | undefined;
  fit?: Pick<WallBoard['fit'], 'clock' | 'density'>;
  /** Colours the whole surface. */
  phase?: RunState['phase'] | undefined;
  /** Something is asked in the rail first: nothing else may be reached. */
  isAsking?: boolean;
  head: ReactNode;
  /** What is read from eight metres. */
  children: ReactNode;
  /** The clock, and what one may do. */
  rail: ReactNode;
  tray: ReactNode;
}

/** A large screen: what is done, the clock, and below them what one reads from nearby. On a phone it is a page. */
export function Wall({
  type,
  fit: { clock, density } = { clock: 'beside', density: 'usual' },
  phase,
  isAsking = false,
  head,
  children,
  rail,
  tray,
}: WallProps) {
  // One board follows another, and each is a wall of its own.
  const wall = useFocusNearby<HTMLDivElement>();
  return (
    <div ref={wall} className={`${styles.wall} ${type ? wodTypeColor(type) : ''}`.trim()}>
      <div
        className={[styles.screen, styles[clock], density !== 'usual' && styles.tight, phase && phase !== 'work' && styles[phase]]
          .filter(Boolean)
          .join(' ')}
      >
        <header className={styles.head} inert={isAsking}>
          {head}
        </header>
        <div className={styles.text} inert={isAsking}>
          {children}
        </div>
        <aside className={styles.rail} aria-label="Clock">
          {rail}
        </aside>
        <footer className={styles.tray} inert={isAsking}>
          {tray}
        </footer>
      </div>
    </div>
  );
}

/** Name and headline, on one line where there is room. */
export function WallHead({ board: { name, headline, vest, fit } }: { board: WallBoard }) {
  return (
    <>
      <h1 className={sized(fit.name)}>{name}</h1>
      <p className={`${styles.headline} ${sized(fit.headline)}`}>
        {headline} {vest !== undefined && <small>{vest}</small>}
      </p>
    </>
  );
}

/** What is done at the other levels, for whoever walks up: movement by movement, or where there are many of them as running text. */
export function WallScaling({ table: { heads, rows }, fit: { as, size } }: { table: ScalingTable; fit: WallScalingFit }) {
  if (as === 'text') {
    return (
      <dl className={`${styles.scaling} ${styles.asText} ${sized(size)}`}>
        {rows.map(
          ({ label, text }) =>
            text !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    );
  }
  return (
    <table className={`${styles.scaling} ${sized(size)}`}>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface PhoneProps {
  /** of the page that a phone opens */
  path: string;
  /** How one types it: "wod.example/wods/fran". */
  address: string;
  isTall: boolean;
  /** There was no room for the scaling. */
  hasMore?: boolean;
  /** What the phone gets; left out, the page. */
  what?: string;
  children?: ReactNode;
}

/** The same on a phone: its QR code and its address. */
export function Phone({ path, address, isTall, hasMore = false, what, children }: PhoneProps) {
  return (
    <div className={styles.phone}>
      <img
        className={isTall ? styles.tallCode : undefined}
        src={`/qr${path}.svg`}
        alt={what === undefined ? 'QR code of this board' : `QR code: ${what}`}
        width="148"
        height="148"
      />
      <div>
        <p className={styles.where}>{what ?? (hasMore ? 'Scaling on your phone' : 'On your phone')}</p>
        <p>
          {address.split('/').map((part, index) =>
            index === 0 ? (
              part
            ) : (
              <Fragment key={index}>
                /<wbr />
                {part}
              </Fragment>
            ),
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
