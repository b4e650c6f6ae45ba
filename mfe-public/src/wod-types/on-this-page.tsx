import { WOD_TYPES, WOD_TYPE_LABEL } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import { termAnchor } from '../shared/glossary/term-anchor';
import styles from './wod-types.module.css';

/** Links to the sections of the page. */
export function OnThisPage() {
  return (
    <nav aria-label="On this page">
      <ul className={styles.jumps}>
        {WOD_TYPES.map((type) => (
          <li key={type} className={wodTypeColor(type)}>
            <a href={`#${termAnchor(WOD_TYPE_LABEL[type])}`}>{WOD_TYPE_LABEL[type]}</a>
          </li>
        ))}
        <li>
          <a href="#equipment">Equipment</a>
        </li>
        <li>
          <a href="#glossary">Glossary</a>
        </li>
      </ul>
    </nav>
  );
}
