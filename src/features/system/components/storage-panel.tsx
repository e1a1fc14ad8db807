import { useQuery } from '@tanstack/react-query';
import { countOf } from '@domain/numbers/counts';
import { formatBytes } from '@/shared/lib/format-bytes';
import { storageQueryOptions } from '../api/system';
import { bucketLabel } from '../model/bucket-labels';
import { totalUsage } from '../model/total-usage';
import { SystemPanel } from './system-panel';

const count = (files: number) => countOf(files, 'file');

/** Files and bytes of each bucket; the bars show each one's share of the total. */
export function StoragePanel() {
  const query = useQuery(storageQueryOptions());
  const total = totalUsage(query.data ?? []);
  return (
    <SystemPanel
      title="Storage"
      failure="We couldn’t load the storage figures."
      query={query}
      lines={3}
      aside={
        query.data && (
          <span className="text-sm text-muted tabular-nums">{formatBytes(total.bytes)}</span>
        )
      }
    >
      {(buckets) => (
        <ul className="divide-y divide-line">
          {buckets.map(({ bucket, files, bytes }) => (
            <li
              key={bucket}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 px-4.5 py-2.5"
            >
              <span className="grid gap-1.5">
                <span className="text-sm font-semibold wrap-anywhere">{bucketLabel(bucket)}</span>
                <span aria-hidden="true" className="h-1 bg-line">
                  <span
                    className="block h-full bg-fg"
                    style={{
                      width: `${String(total.bytes === 0 ? 0 : (100 * bytes) / total.bytes)}%`,
                    }}
                  />
                </span>
              </span>
              <span className="text-right text-sm tabular-nums">
                <span>{formatBytes(bytes)}</span>
                <span className="block text-xs text-subtle">{count(files)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SystemPanel>
  );
}
