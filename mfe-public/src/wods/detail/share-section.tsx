import { chatText, embedCode, embedPath, inUnit } from '@wod/domain';
import { Link, useReaderChoice, useSite } from '@wod/platform';
import { CopyButton, Panel, QrCode, buttonClass } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import styles from './panels.module.css';
import type { WodSheet } from './wod-sheet';

/** Every way to hand on a WOD: code, link, text for a chat, picture, and a card for another site. */
export function ShareSection({ wod }: { wod: WodSheet }): ReactNode {
  const { name, origin } = useSite();
  const { unit, level } = useReaderChoice();
  const boards = inUnit(wod.boards, unit);
  const path = paths.wod(wod.id);
  const link = () => new URL(path, location.href).href;
  const code = embedCode({ address: origin + embedPath(wod.id), title: `${wod.name} – ${name}` });
  return (
    <Panel aria-labelledby="share">
      <h2 id="share" className={styles.heading}>
        Share
      </h2>
      <QrCode path={path} />
      <div className={styles.actions}>
        <CopyButton text={link} done="Link copied">
          Copy link
        </CopyButton>
        <CopyButton text={() => chatText({ ...wod, board: boards[level] ?? boards.rx }, level, link())} done="Text copied">
          Copy text
        </CopyButton>
      </div>
      <p className={styles.apart}>
        <Link className={buttonClass()} to={paths.wodWall(wod.id)}>
          On the wall
        </Link>
      </p>
      <p className={styles.apart}>
        <a className={buttonClass()} href={paths.wodImage(wod.id)} download={`${wod.name}.png`}>
          Download the picture
        </a>
      </p>
      <details className={styles.apart}>
        <summary className={buttonClass()}>Embed on your own page</summary>
        <p className={styles.apart}>
          <code>{code}</code>
        </p>
        <div className={styles.actions}>
          <CopyButton text={() => code} done="Code copied">
            Copy code
          </CopyButton>
        </div>
      </details>
    </Panel>
  );
}
