import { Field } from '@wod/ui';
import type { PlannedSessionsQuery } from '../paths';
import { ListSearch } from '../shared/list/list-search';
import { FilterSelect } from '../shared/table/filter-select';
import styles from '../shared/table/filters.module.css';

const TEMPLATES = [['templates', 'Templates']] as const;

export interface SessionFiltersProps {
  query: PlannedSessionsQuery;
  onSearch: (search: string) => void;
  onChange: (patch: PlannedSessionsQuery) => void;
}

/** Narrows the sessions to a text, to the days on which they were made and to templates. */
export function SessionFilters({ query: { search = '', template, from = '', to = '' }, onSearch, onChange }: SessionFiltersProps) {
  return (
    <div className={styles.filters}>
      <ListSearch
        name="Training sessions"
        label="Search sessions"
        placeholder="Name or description"
        search={search}
        onSearch={onSearch}
        className={styles.search}
      />
      <div className={styles.choice}>
        <Field label="Created from">
          {(field) => <input {...field} type="date" value={from} onChange={({ target }) => onChange({ from: target.value || undefined })} />}
        </Field>
      </div>
      <div className={styles.choice}>
        <Field label="Created until">
          {(field) => <input {...field} type="date" value={to} onChange={({ target }) => onChange({ to: target.value || undefined })} />}
        </Field>
      </div>
      <div className={styles.choice}>
        <FilterSelect label="Kind" all="All sessions" options={TEMPLATES} value={template && 'templates'} onChange={(value) => onChange({ template: value && true })} />
      </div>
    </div>
  );
}
