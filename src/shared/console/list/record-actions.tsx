import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { BulkDelete } from '../bulk/bulk-delete';
import { BulkStatus, type Confirmation } from '../bulk/bulk-status';
import type { Noun } from '../bulk/bulk-texts';
import type { RowSelection } from '../bulk/row-selection';

import type { BulkStatusChange } from '../bulk/use-bulk-status-mutation';
import type { Versioned } from '@/shared/lib/stale';
import type { WithStatus } from '../record-cache';
import { RowAction, RowActions } from './row-action';

type Versionable = WithStatus & Versioned;

/** A status the console can set, and where it's offered. */
export interface StatusAction<Status extends string> {
  status: Status;
  /** On the drawer's button, and the tip of the row's. */
  label: string;
  /** The icon button in the row. */
  row?: { Icon: LucideIcon; label: string };
  /** On the selection bar's button. */
  bulk?: string;
  /** True if a record with this status can take it; by default, any other status can. */
  canFollow?: (before: Status) => boolean;
  /** Asks first: the verb, such as `Reject`, and what happens. */
  confirm?: Confirmation;
}

/** The view's handlers for a record. */
export interface RecordHandlers<Row extends WithStatus> {
  onStatusChange: (record: Row, status: Row['status']) => void;
  /** Asks for confirmation first. Without it, Delete isn't offered. */
  onDelete?: ((record: Row) => void) | undefined;
}

interface RecordActionsProps<Row extends WithStatus> {
  record: Row;
  actions: readonly StatusAction<Row['status']>[];
  handlers: RecordHandlers<Row>;
  /** More actions, before Delete. */
  children?: ReactNode;
}

function isOffered<Status extends string>(
  { status, canFollow = () => true }: StatusAction<Status>,
  before: Status,
): boolean {
  return status !== before && canFollow(before);
}

/** A row's icon buttons; an action that isn't offered keeps its place empty. */
export function RecordRowActions<Row extends WithStatus>({
  record,
  name,
  actions,
  hasOneStep = false,
  handlers,
  children,
}: RecordActionsProps<Row> & {
  name: string;
  /** True if a record has at most one of the row's actions, so that they share a place. */
  hasOneStep?: boolean;
}) {
  const inRow = actions.filter(({ row }) => row);
  const offered = inRow.filter((action) => isOffered(action, record.status));
  return (
    <RowActions>
      {(hasOneStep && offered.length > 0 ? offered : inRow)
        .slice(0, hasOneStep ? 1 : undefined)
        .map(
          (action) =>
            action.row && (
              <RowAction
                key={action.status}
                {...action.row}
                tip={action.label}
                name={name}
                isHidden={!isOffered(action, record.status)}
                onClick={() => {
                  handlers.onStatusChange(record, action.status);
                }}
              />
            ),
        )}
      {children}
      {handlers.onDelete && (
        <RowAction
          Icon={Trash2}
          label="Delete"
          name={name}
          onClick={() => {
            handlers.onDelete?.(record);
          }}
        />
      )}
    </RowActions>
  );
}

/** The buttons below an open record; the first status is the likely next step. */
export function RecordDrawerActions<Row extends WithStatus>({
  record,
  actions,
  handlers,
  children,
}: RecordActionsProps<Row>) {
  return (
    <>
      {actions
        .filter((action) => isOffered(action, record.status))
        .map(({ status, label }, index) => (
          <Button
            key={status}
            variant={index === 0 ? 'solid' : 'quiet'}
            size="md"
            onClick={() => {
              handlers.onStatusChange(record, status);
            }}
          >
            {label}
          </Button>
        ))}
      {children}
      {handlers.onDelete && (
        <DrawerDelete
          onClick={() => {
            handlers.onDelete?.(record);
          }}
        />
      )}
    </>
  );
}

/** Delete, at the far end of a drawer's buttons. */
export function DrawerDelete({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="md" className="ml-auto text-danger-text!" onClick={onClick}>
      Delete
    </Button>
  );
}

interface RecordBulkActionsProps<Row extends Versionable> {
  selection: RowSelection<Row>;
  noun: Noun;
  actions: readonly StatusAction<Row['status']>[];
  statusMutation: UseMutationResult<Row[], Error, BulkStatusChange<Row>>;
  /** Without it, Delete isn't offered. */
  deleteMutation?: UseMutationResult<Versioned[], Error, string[]> | undefined;
  /** Title of the alert when deleting fails: the toast's text. */
  deleteFailed: string;
}

/** The buttons of the selection bar. */
export function RecordBulkActions<Row extends Versionable>({
  selection,
  noun,
  actions,
  statusMutation,
  deleteMutation,
  deleteFailed,
}: RecordBulkActionsProps<Row>) {
  return (
    <>
      {actions.map(
        (action) =>
          action.bulk !== undefined && (
            <BulkStatus
              key={action.status}
              selection={selection}
              label={action.bulk}
              status={action.status}
              canFollow={action.canFollow}
              noun={noun}
              confirm={action.confirm}
              mutation={statusMutation}
            />
          ),
      )}
      {deleteMutation && (
        <BulkDelete
          selection={selection}
          noun={noun}
          mutation={deleteMutation}
          failure={deleteFailed}
        />
      )}
    </>
  );
}
