import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminLoadKeys as keys } from '@/features/loads/api/admin-query-keys';
import { assignToLoad, type Assignees } from '@/features/loads/api/crew/assign-to-load';
import { loadKeys } from '@/features/loads/api/query-keys';
import { withUndo } from '@/shared/console/undo';
import { isAppError } from '@/shared/lib/app-error';
import { moveToasts as toasts } from '../toasts';
import type { BoardWeek } from '../model/board-week';
import { assigneesAfter, assigneesOf, movedWeek, type WeekMove } from '../model/week-moves';

interface BookingMove extends WeekMove {
  /** The whole week, including rows that a filter hides. */
  week: BoardWeek;
}

/**
 * Gives a load another driver or unit. The bar moves immediately, and moves back if the database refuses. The
 * toast offers Undo. An error of kind `network` has no toast: the caller offers to retry.
 */
export function useMoveBookingMutation() {
  const client = useQueryClient();
  const mutationKey = [...keys.all, 'move'];
  const refetch = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.all }),
      client.invalidateQueries({ queryKey: loadKeys.all }),
    ]);
  const undo = (load: { id: string; updated_at: string }, assignees: Assignees) => ({
    mutationKey,
    mutationFn: () => assignToLoad(load, assignees),
    onSettled: refetch,
    meta: { successToast: toasts.movedBack, errorToast: toasts.moveFailed },
  });
  return useMutation({
    mutationKey,
    mutationFn: ({ week, load, ...move }: BookingMove) =>
      assignToLoad(
        { id: load.load_id, updated_at: load.updated_at },
        assigneesAfter(week, { load, ...move }),
      ),
    onMutate: async (move) => {
      // Certain to fail, so the bar stays where it is.
      if (!navigator.onLine) return undefined;
      await client.cancelQueries({ queryKey: keys.weeks() });
      const before = client.getQueriesData<BoardWeek>({ queryKey: keys.weeks() });
      client.setQueriesData<BoardWeek>(
        { queryKey: keys.weeks() },
        (week) => week && movedWeek(week, move),
      );
      return () => {
        for (const [key, week] of before) client.setQueryData(key, week);
      };
    },
    onError: (_error, _move, rollBack) => {
      rollBack?.();
    },
    onSettled: refetch,
    meta: {
      successToast: (version, variables) => {
        const { week, load, to } = variables as BookingMove;
        const written = { id: load.load_id, updated_at: version as string };
        return withUndo(toasts.moved(load.number, to.name), () =>
          undo(written, assigneesOf(week, load)),
        );
      },
      // Without a connection, the week offers to retry.
      errorToast: (error) => (isAppError(error, 'network') ? undefined : toasts.moveFailed(error)),
    },
  });
}
