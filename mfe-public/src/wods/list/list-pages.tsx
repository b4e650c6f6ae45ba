import { Link } from '@wod/platform';
import { Pagination } from '@wod/ui';

export interface ListPagesProps {
  page: number;
  pages: number;
  /** The address of the first page. */
  address: string;
  onPage: () => void;
}

/** The links to the pages of the list. */
export function ListPages({ page: current, pages, address, onPage }: ListPagesProps) {
  const addressOf = (page: number) => (page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`);
  return (
    <Pagination
      page={current}
      pages={pages}
      link={(page, props, children) => <Link {...props} to={addressOf(page)} preventScrollReset onClick={onPage}>{children}</Link>}
    />
  );
}
