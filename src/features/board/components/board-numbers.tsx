import { useQuery } from '@tanstack/react-query';
import { INLINE_BUTTON } from '@/shared/loads/start-problems';
import { boardNumbersQueryOptions } from '../api/board';
import { BoardStrip } from './board-strip';

/** The ten numbers above the loads list, with a retry if they can't be refreshed. */
export function BoardNumbers() {
  const { data, isError, isFetching, refetch } = useQuery(boardNumbersQueryOptions());
  return (
    <BoardStrip numbers={data}>
      {isError && (
        <p role="alert" className="mt-2 text-sm text-danger-text">
          <span>{data === undefined ? 'Couldn’t load the numbers.' : 'Couldn’t refresh.'}</span>{' '}
          <button
            type="button"
            className={INLINE_BUTTON}
            aria-disabled={isFetching}
            onClick={() => {
              if (!isFetching) void refetch();
            }}
          >
            Retry
          </button>
          .
        </p>
      )}
    </BoardStrip>
  );
}
