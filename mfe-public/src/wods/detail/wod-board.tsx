import { WOD_CATEGORY_LABEL, formatSentence, schemeLine, splitDescription, type Wod } from '@wod/domain';
import { useSite } from '@wod/platform';
import { Board, TypeBadge } from '@wod/ui';
import { Fragment } from 'react';
import { paths } from '../../paths';
import { EntryBlocks } from './entry-blocks';
import styles from './wod-board.module.css';

/** The WOD as a coach writes it on the whiteboard: format, scheme, movements, then what else there is to know. */
export function WodBoard({ wod }: { wod: Wod }) {
  const { name, origin } = useSite();
  const minutes = wod.estimatedDuration ?? 0;
  const { text, facts } = splitDescription(wod.description);
  return (
    <Board type={wod.type} className={styles.board}>
      <p className={styles.kind}>
        <TypeBadge type={wod.type} /> <span aria-hidden="true">·</span> {WOD_CATEGORY_LABEL[wod.category].one}
        {minutes > 0 && <span className={styles.short}> · ~{minutes} min</span>}
      </p>
      <h1 className={styles.title}>{wod.name}</h1>
      <p className={styles.say}>{formatSentence(wod)}</p>
      <p className={styles.scheme}>{schemeLine(wod)}</p>
      <EntryBlocks wod={wod} />
      {text && <p className={styles.description}>{text}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className={styles.printed}>
        {name} · {origin + paths.wod(wod.id)}
      </p>
    </Board>
  );
}
