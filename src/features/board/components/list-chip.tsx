import { X } from 'lucide-react';
import type { BoardList } from '@/features/loads/model/load-list-params';
import { ALL } from '@/shared/console/list/list-params';
import type { ListState } from '@/shared/console/list/use-list-params';
import { BOARD_LIST_LABELS } from '../model/board-numbers';

interface ListChipProps {
  params: Pick<ListState, 'setFilters'>;
  list: BoardList | typeof ALL;
}

/** Names the board's number that the list is filtered by, with a button that removes the filter. */
export function ListChip({ params, list }: ListChipProps) {
  if (list === ALL) return null;
  return (
    <p>
      <button
        type="button"
        className="inline-flex min-h-8 items-center gap-2 rounded-sm border border-line-strong bg-surface px-2.5 text-sm font-semibold hover:bg-hover max-md:min-h-11"
        onClick={() => {
          params.setFilters({ show: ALL });
        }}
      >
        <span className="sr-only">Remove filter:</span> <span>{BOARD_LIST_LABELS[list]}</span>
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}
