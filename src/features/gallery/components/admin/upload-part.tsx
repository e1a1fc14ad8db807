import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Skeleton } from '@/shared/ui/skeleton';

/** The batch upload, whose fields load after the page. */
export const UploadPart = lazyPart(async () => (await import('./upload-panel')).UploadPanel, {
  fallback: (
    <Panel isPadded={false} aria-label="Batch upload" aria-busy>
      <PanelHead title="Batch upload" />
      <div className="p-4.5">
        <Skeleton className="h-[8.6875rem] sm:h-[6.4375rem]" />
      </div>
    </Panel>
  ),
  onFailure: NotLoaded,
});
