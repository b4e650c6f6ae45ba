import { Link } from '@wod/platform';
import { Pagination } from '@wod/ui';
import { PageSize } from './page-size';
import styles from './table-foot.module.css';

export interface TableFootProps {
  page: number;
  pages: number;
  /** the address of a page */
  to: (page: number) => string;
  sizes: readonly number[];
  size: number;
  onSize: (size: number) => void;
  /** when another page is opened */
  onPage?: () => void;
  /** Another page doesn't scroll to the top by itself. */
  staysInPlace?: boolean;
}

/** The other pages of a table, and how many rows are on one. */
export function TableFoot({ page, pages, to, sizes, size, onSize, onPage, staysInPlace = false }: TableFootProps) {
  return (
    <div className={styles.foot}>
      <Pagination
        page={page}
        pages={pages}
        link={(number, props, children) => (
          <Link {...props} to={to(number)} preventScrollReset={staysInPlace} onClick={onPage}>
            {children}
          </Link>
        )}
      />
      <PageSize sizes={sizes} value={size} onChange={onSize} />
    </div>
  );
}
