import type { ApiClient } from '@wod/api-client';
import { EQUIPMENT, EQUIPMENT_FACTS, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL, type KitItem } from '@wod/domain';
import { Suspense, useMemo } from 'react';
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

/**
 * The filters but for the search. They are two hundred elements, of which a choice draws only those again that it is about; a letter of the search
 * and the sheet around them leave them as they are. React goes through all that an input or an option has whenever it is drawn.
 */
export function FilterFields({ api, kitOrder, query, page, onChoose }: FilterFieldsProps) {
  const { facets, pagination, movements } = page ?? {};
  const { type, category, equipment } = query;
  const selects = useMemo(
    () => (
      <div className={styles.fields} id="finder-type">
        <FilterSelect
          label="Type"
          name="type"
          all="All types"
          value={type}
          options={WOD_TYPES.map((value) => ({ value, label: WOD_TYPE_LABEL[value], count: facets?.type[value] }))}
          onChange={(value) => onChoose({ type: value })}
        />
        <FilterSelect
          label="Category"
          name="category"
          all="All categories"
          value={category}
          options={WOD_CATEGORIES.map((value) => ({ value, label: WOD_CATEGORY_LABEL[value].many, count: facets?.category[value] }))}
          onChange={(value) => onChoose({ category: value })}
        />
        <EquipmentField
          value={equipment}
          options={EQUIPMENT.map((value) => {
            const { label, emoji } = EQUIPMENT_FACTS[value];
            return { value, label, emoji, count: facets?.equipment[value] };
          })}
          onChange={(value) => onChoose({ equipment: value })}
        />
      </div>
    ),
    [type, category, equipment, facets, onChoose],
  );
  return (
    <>
      {selects}
      <MinutesField value={query.maxMinutes} counts={facets?.maxMinutes} onChoose={onChoose} />
      <KitField order={kitOrder} kit={query.kit} facets={facets} total={pagination?.total} onChoose={onChoose} />
      <Suspense>
        <UseMyGym query={query} onChoose={onChoose} />
      </Suspense>
      <MovementField api={api} query={query} movements={movements} onChoose={onChoose} />
    </>
  );
}
