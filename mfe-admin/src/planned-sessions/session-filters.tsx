import { Field, MomentInput } from '@wod/ui';
import type { PlannedSessionsQuery } from '../paths';
import { ListSearch } from '../shared/list/list-search';
import { FilterSelect } from '../shared/table/filter-select';
import styles from '../shared/table/filters.module.css';

/** A year that is being typed begins as 0002. */
const FIRST_DAY = '2000-01-01';
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
          {(field) => <MomentInput {...field} type="date" min={FIRST_DAY} value={from} onChange={(day) => onChange({ from: day || undefined })} />}
        </Field>
      </div>
      <div className={styles.choice}>
        <Field label="Created until">
          {(field) => <MomentInput {...field} type="date" min={FIRST_DAY} value={to} onChange={(day) => onChange({ to: day || undefined })} />}
        </Field>
      </div>
      <div className={styles.choice}>
        <FilterSelect
          label="Kind"
          all="All sessions"
          options={TEMPLATES}
          value={template && 'templates'}
          onChange={(value) => onChange({ template: value && true })}
        />
      </div>
    </div>
  );
}
