import type { ApiClient } from '@wod/api-client';
import { EQUIPMENT, EQUIPMENT_FACTS, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL, type KitItem } from '@wod/domain';
import { Suspense, memo } from 'react';
import { KitField } from '../../shared/finder/kit-field';
import { MinutesField } from '../../shared/finder/minutes-field';
import type { WodListQuery } from '../../wod-list-query';
import { EquipmentField } from './equipment-field';
import styles from './filter-bar.module.css';
import { FilterSelect } from './filter-select';
import { UseMyGym } from './loaded-later';
import { MovementField } from './movement-field';
import type { ListPage } from './wod-list-loader';

export interface FilterFieldsProps {
  api: Pick<ApiClient, 'listExercises'>;
  /** the same one as long as it says the same */
  query: WodListQuery;
  /** in which kit is offered */
  kitOrder: readonly KitItem[];
  /** what is found now; undefined where that isn't known */
  page: ListPage | undefined;
  /** the same one at every render */
  onChoose: (patch: WodListQuery) => void;
}

/** The filters but for the search. They are a hundred elements, which a letter of the search and the sheet around them leave as they are. */
export const FilterFields = memo(function FilterFields({ api, kitOrder, query, page, onChoose }: FilterFieldsProps) {
  const { facets, pagination, movements } = page ?? {};
  return (
    <>
      <div className={styles.fields} id="finder-type">
        <FilterSelect
          label="Type"
          name="type"
          all="All types"
          value={query.type}
          options={WOD_TYPES.map((value) => ({ value, label: WOD_TYPE_LABEL[value], count: facets?.type[value] }))}
          onChange={(type) => onChoose({ type })}
        />
        <FilterSelect
          label="Category"
          name="category"
          all="All categories"
          value={query.category}
          options={WOD_CATEGORIES.map((value) => ({ value, label: WOD_CATEGORY_LABEL[value].many, count: facets?.category[value] }))}
          onChange={(category) => onChoose({ category })}
        />
        <EquipmentField
          value={query.equipment}
          options={EQUIPMENT.map((value) => {
            const { label, emoji } = EQUIPMENT_FACTS[value];
            return { value, label, emoji, count: facets?.equipment[value] };
          })}
          onChange={(equipment) => onChoose({ equipment })}
        />
      </div>
      <MinutesField value={query.maxMinutes} counts={facets?.maxMinutes} onChange={(maxMinutes) => onChoose({ maxMinutes })} />
      <KitField order={kitOrder} kit={query.kit} facets={facets} total={pagination?.total} onChange={(kit) => onChoose({ kit })} />
      <Suspense><UseMyGym query={query} onChoose={onChoose} /></Suspense>
      <MovementField api={api} query={query} movements={movements} onChoose={onChoose} />
    </>
  );
});
