import { CHANGE_ACTION_LABEL, CHANGE_ACTIONS, CHANGE_SUBJECT_LABEL, CHANGE_SUBJECTS, type ChangeLogEntry } from '@wod/domain';
import type { ChangesQuery } from '../paths';
import { FilterSelect } from '../shared/table/filter-select';
import styles from '../shared/table/filters.module.css';

const ACTIONS = CHANGE_ACTIONS.map((action) => [action, CHANGE_ACTION_LABEL[action]] as const);
const SUBJECTS = CHANGE_SUBJECTS.map((subject) => [subject, CHANGE_SUBJECT_LABEL[subject].many] as const);
const OLDEST = [['oldest', 'Oldest first']] as const;

export interface ChangeFiltersProps {
  query: ChangesQuery;
  /** What is shown: its accounts are offered. */
  entries: readonly ChangeLogEntry[];
  onChange: (patch: ChangesQuery) => void;
}

/** Narrows the change log, and turns it around. */
export function ChangeFilters({ query: { admin, action, subject, reversed }, entries, onChange }: ChangeFiltersProps) {
  const accounts = [...new Set([...(admin === undefined ? [] : [admin]), ...entries.map((entry) => entry.admin)])].sort();
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      <div className={styles.choice}>
        <FilterSelect label="What" all="Everything" options={SUBJECTS} value={subject} onChange={(value) => onChange({ subject: value })} />
      </div>
      <div className={styles.choice}>
        <FilterSelect label="Change" all="Every change" options={ACTIONS} value={action} onChange={(value) => onChange({ action: value })} />
      </div>
      <div className={styles.choice}>
        <FilterSelect
          label="By"
          all="Everybody"
          options={accounts.map((name) => [name, name] as const)}
          value={admin}
          onChange={(value) => onChange({ admin: value })}
        />
      </div>
      <div className={styles.choice}>
        <FilterSelect
          label="Order"
          all="Newest first"
          options={OLDEST}
          value={reversed ? 'oldest' : undefined}
          onChange={(value) => onChange({ reversed: value && true })}
        />
      </div>
    </div>
  );
}
