import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { LegsSummary } from '../legs-summary';
import { LEGS_ID } from '../load-sections';
import { LegDialog } from './legs/leg-dialog';
import { LegsActions } from './legs/legs-actions';
import { isForLegs, legKey } from './legs/leg-keys';
import { ConflictNotice, FailureNotice, UndoBar } from './legs/legs-notices';
import { LegsTable } from './legs/legs-table';
import type { RenderPermit } from './legs/leg-row';
import type { LegPermit } from './legs/use-legs-editor';
import { useLegsPage } from './legs/use-legs-page';
import { LoadSection } from './load-section';
import { TravelSummary } from './travel/travel-summary';
import { useTravel } from './travel/use-travel';

interface LegsSectionProps {
  load: AdminLoad;
  /** Renders a permit as a row under its leg. */
  renderPermit: RenderPermit;
  /** Renders what is below the legs: permits without a leg, and a form to add one. */
  renderMore: (permits: readonly LegPermit[]) => ReactNode;
}

/** The states a load crosses with their times and permits, and the editor of its legs. */
export function LegsSection({ load, renderPermit, renderMore }: LegsSectionProps) {
  const query = useQuery(loadDetailsQueryOptions(load.id));
  const page = useLegsPage(load, query.data);
  const travel = useTravel(load, page.stops);
  const { editor, legs } = page;
  const { failed, undo } = editor;
  const isConfirmed = legs.every(({ is_confirmed }) => is_confirmed);
  return (
    <LoadSection
      id={LEGS_ID}
      title="Legs and permits"
      isFlush
      action={!page.isClosed && <LegsActions page={page} />}
    >
      {query.isError && query.data === undefined && (
        <RetryAlert title="We couldn’t load the permits of the legs." query={query} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside */}
      <div
        onKeyDown={(event) => {
          const key = legKey(event);
          if ((event.ctrlKey || event.metaKey) && event.key === 'z' && isForLegs(event)) {
            event.preventDefault();
            page.undo();
          } else if (key !== null && event.target instanceof Element) {
            event.preventDefault();
            event.target
              .closest('[data-leg]')
              ?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
              ?.click();
          }
        }}
        onPaste={(event) => {
          if (page.blocked !== undefined || page.isClosed || !isForLegs(event)) return;
          event.preventDefault();
          page.paste(event.clipboardData.getData('text'));
        }}
      >
        {page.isStale ? (
          <ConflictNotice onShowTheirs={page.showTheirs} onKeepMine={page.keepMine} />
        ) : (
          failed !== null &&
          page.dialog === null &&
          page.refused === null && (
            <FailureNotice error={failed.error} onRetry={editor.retry} onDismiss={editor.dismiss} />
          )
        )}
        <div role="status">
          {undo !== null ? (
            <UndoBar
              done={undo.done}
              isStale={editor.isUndoStale}
              isBusy={editor.isBusy}
              onUndo={page.undo}
            />
          ) : (
            editor.said !== '' && <p className="border-b px-4.5 py-2 text-muted">{editor.said}</p>
          )}
        </div>
        {legs.length === 0 && page.draft === null && (
          <p className="px-4.5 py-3.5 text-muted">
            {page.isClosed ? 'No legs.' : 'No legs yet. Propose them from the route or add one.'}
          </p>
        )}
        {!isConfirmed && (
          <div className="border-b px-4.5 py-3.5">
            <LegsSummary load={load} />
          </div>
        )}
        <TravelSummary travel={travel} />
        {(legs.length > 0 || page.draft !== null) && (
          <LegsTable load={load} page={page} windows={travel.windows} renderPermit={renderPermit} />
        )}
      </div>
      {renderMore(page.permits)}
      <LegDialog page={page} travel={travel} />
    </LoadSection>
  );
}
