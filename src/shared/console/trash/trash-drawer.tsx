import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '@domain/numbers/counts';
import { capitalize } from '@/shared/lib/capitalize';
import { formatDateTime } from '@domain/time/moment-text';
import { DAY_MS } from '@domain/time/duration';
import { personName } from '@/shared/lib/person-name';
import type { TrashedRecord } from '@/shared/lib/trashed-record';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Drawer } from '@/shared/ui/drawer';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { FetchFailure } from '../fetch-failure';
import { deletionText } from '../record/delete-dialog';
import { restoring, TRASH_DAYS, type TrashSource } from './trash-source';

interface TrashDrawerProps {
  source: TrashSource;
  isOpen: boolean;
  onClose: () => void;
}

/** Records deleted in the last 30 days, to restore or to delete forever. */
export function TrashDrawer({ source, isOpen, onClose }: TrashDrawerProps) {
  const { noun } = source;
  const {
    data: records,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...source.queryOptions, enabled: isOpen });
  const [toDelete, setToDelete] = useState<TrashedRecord | null>(null);
  const client = useQueryClient();
  const deletion = useDeleteForever(source);

  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Trash"
      subtitle={`Deleted ${noun.many} stay here for ${String(TRASH_DAYS)} days.`}
    >
      {error && (
        <FetchFailure
          title={`Failed to fetch deleted ${noun.many}.`}
          error={error}
          hasRows={records !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {records === undefined && !error && <Skeleton className="h-40" />}
      {records?.length === 0 && (
        <EmptyState title="The trash is empty">
          {`${capitalize(noun.many)} you delete appear here.`}
        </EmptyState>
      )}
      {records !== undefined && records.length > 0 && (
        <ul aria-label={`Deleted ${noun.many}`} className="grid gap-3">
          {records.map((record) => (
            <TrashEntry
              key={record.id}
              record={record}
              source={source}
              client={client}
              onDelete={setToDelete}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={() => {
          deletion.reset();
          setToDelete(null);
        }}
        title={`Delete the ${noun.one} forever?`}
        description={deletionText(`this ${noun.one}`)}
        confirmLabel="Delete forever"
        busyText="Deleting..."
        isBusy={deletion.isPending}
        error={deletion.error ? `Failed to delete ${noun.one}.` : undefined}
        onConfirm={() => {
          if (toDelete === null) return;
          deletion.mutate(toDelete.id, {
            onSuccess: () => {
              setToDelete(null);
            },
          });
        }}
      />
    </Drawer>
  );
}

function useDeleteForever({ keys, noun, deleteForever }: TrashSource) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...keys.all, 'delete-forever'],
    mutationFn: deleteForever,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: {
      successToast: { title: `${capitalize(noun.one)} Deleted Forever` },
      errorToast: {
        title: 'Delete Failed',
        description: `Failed to delete ${noun.one}.`,
        variant: 'destructive',
      },
    },
  });
}

interface TrashEntryProps {
  record: TrashedRecord;
  source: TrashSource;
  client: ReturnType<typeof useQueryClient>;
  onDelete: (record: TrashedRecord) => void;
}

function TrashEntry({ record, source, client, onDelete }: TrashEntryProps) {
  const { deleted_at, deleter, title, detail } = record;
  const restore = useMutation(restoring(client, source, [record]));
  return (
    <li className="grid gap-1 rounded-sm border bg-sunk px-3.5 py-3 leading-snug">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere text-muted">{detail}</p>
      <p className="text-sm text-subtle tabular-nums">
        Deleted <time dateTime={deleted_at}>{formatDateTime(deleted_at)}</time>{' '}
        <span>{`by ${personName(deleter) ?? 'a former colleague'}.`}</span>{' '}
        <DaysLeft deletedAt={deleted_at} />
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Restore: ${title}`}
          isBusy={restore.isPending}
          busyText="Restoring..."
          onClick={() => {
            restore.mutate();
          }}
        >
          Restore
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Delete forever: ${title}`}
          className="text-danger-text!"
          onClick={() => {
            onDelete(record);
          }}
        >
          Delete forever
        </Button>
      </div>
    </li>
  );
}

function DaysLeft({ deletedAt }: { deletedAt: string }) {
  const age = useNow() - Date.parse(deletedAt);
  const days = Math.max(0, Math.ceil(TRASH_DAYS - age / DAY_MS));
  return <span>{countOf(days, 'day left.', 'days left.')}</span>;
}
