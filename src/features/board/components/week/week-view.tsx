import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { allUnitsQueryOptions } from '@/features/loads/api/crew/admin-units';
import { WEEK_PARAM } from '@/features/loads/model/load-path';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { useButtonShortcuts } from '@/shared/console/shortcuts/use-button-shortcuts';
import { NotLoaded } from '@/shared/console/when-opened';
import { isAppError } from '@/shared/lib/app-error';
import { dayOf, isDay, startOfWeek } from '@domain/time/day';
import { lazyPart } from '@/shared/lib/lazy-part';
import { showToast } from '@/shared/lib/toast-store';
import { useNow } from '@/shared/lib/use-now';
import { INLINE_BUTTON } from '@/shared/loads/start-problems';
import { boardWeekQueryOptions } from '../../api/board';
import { useMoveBookingMutation } from '../../api/move-booking';
import { matchingWeek, type BoardWeek } from '../../model/board-week';
import { weekConflicts } from '../../model/week-conflicts';
import type { WeekMove } from '../../model/week-moves';
import {
  bookedShare,
  readWeekRows,
  unitTypes,
  weekWithRows,
  type WeekRows,
} from '../../model/week-rows';
import { moveToasts, boardToasts } from '../../toasts';
import { useLoadFilters } from '../use-load-filters';
import { WeekConflicts } from './week-conflicts';
import { WeekFilters } from './week-filters';
import { WeekLoading } from './week-loading';
import { WeekNav } from './week-nav';
import { WeekRowsSwitch } from './week-rows-switch';

// Loads together with the code that drags bars.
const WeekTrack = lazyPart(async () => (await import('./week-track')).WeekTrack, {
  onFailure: NotLoaded,
  isMain: true,
});

/** A week of drivers and units: what books them, and when they are off. */
export function WeekView() {
  const [search] = useSearchParams();
  const list = useLoadFilters();
  const now = useNow();
  const today = dayOf(now, OFFICE_ZONE);
  const asked = search.get(WEEK_PARAM);
  const monday = startOfWeek(isDay(asked) ? asked : today);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    boardWeekQueryOptions(monday, list.filters),
  );
  const { data: units = [] } = useQuery(allUnitsQueryOptions());
  const rows = readWeekRows(search);
  useButtonShortcuts();
  const isOtherWeek = data !== undefined && dayOf(data.edges[0] ?? '', OFFICE_ZONE) !== monday;

  return (
    <div className="grid gap-3 *:min-w-0">
      <WeekNav from={monday} thisWeek={startOfWeek(today)}>
        <WeekRowsSwitch value={rows} types={unitTypes(data?.lanes ?? [], units)} />
      </WeekNav>
      <WeekFilters {...list} />
      {error &&
        (data === undefined ? (
          <FetchFailure
            title={boardToasts.weekFailed.title}
            error={error}
            hasRows={false}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <p role="alert" className="text-sm text-danger-text">
            Couldn’t refresh.{' '}
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
        ))}
      {(data === undefined ? !error : isOtherWeek) && (
        <WeekLoading monday={monday} today={today} lanes={data?.lanes} />
      )}
      {data && !isOtherWeek && (
        <Week
          week={data}
          rows={rows}
          units={units}
          now={now}
          isStale={isPlaceholderData}
          isNarrowed={list.params.isNarrowed}
          onShowAll={list.params.showAll}
        />
      )}
    </div>
  );
}

interface WeekProps {
  week: BoardWeek;
  rows: WeekRows;
  units: Parameters<typeof weekWithRows>[2];
  now: number;
  isStale: boolean;
  isNarrowed: boolean;
  onShowAll: () => void;
}

function Week({ week, rows, units, now, isStale, isNarrowed, onShowAll }: WeekProps) {
  const { mutate, isPending } = useMoveBookingMutation();
  const shown = weekWithRows(isNarrowed ? matchingWeek(week) : week, rows, units);
  const hidesRows = isNarrowed || rows.rows !== 'all' || rows.type !== null;
  const booked = bookedShare(week);
  const move = (moved: WeekMove, done: (isMoved: boolean) => void) => {
    mutate(
      { ...moved, week },
      {
        onSettled: (_version, error) => {
          done(error === null);
          if (!isAppError(error, 'network')) return;
          showToast({
            ...moveToasts.notSent(navigator.onLine),
            action: {
              label: 'Retry',
              onClick: () => {
                move(moved, done);
              },
            },
          });
        },
      },
    );
  };
  const conflicts = weekConflicts(week, now).filter(({ isMatch }) => isMatch);
  if (hidesRows && shown.lanes.length === 0) {
    return (
      <p role="status" className="text-muted">
        No assignments match.{' '}
        <button type="button" className={INLINE_BUTTON} onClick={onShowAll}>
          Clear filters
        </button>
        .
      </p>
    );
  }
  return (
    <>
      {week.loads.length === 0 && (
        <p role="status" className="text-muted">
          No assignments this week.
        </p>
      )}
      <WeekConflicts conflicts={conflicts} />
      <WeekTrack
        week={shown}
        conflicts={conflicts}
        now={now}
        isNarrowed={hidesRows}
        isStale={isStale}
        isBusy={isPending}
        onMove={move}
      />
      {booked !== null && (
        <p className="justify-self-end text-sm text-subtle tabular-nums">
          {`${String(Math.round(booked * 100))}% of unit hours booked over 7 days.`}
        </p>
      )}
    </>
  );
}
