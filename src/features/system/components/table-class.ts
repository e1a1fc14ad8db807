/** A table inside a panel: the panel has the border. Rows can have two lines at any width. */
export const TABLE =
  'md:rounded-none md:border-0 md:[&_:is(td,th):first-child]:pl-4.5 md:[&_:is(td,th):last-child]:pr-4.5 max-md:p-3 [&_td]:dense:py-1.5 [&_tbody>tr:last-child>td]:border-b-0';
/** A column's name, on a phone's card only. */
export const ON_CARD = 'text-xs text-subtle md:hidden';
