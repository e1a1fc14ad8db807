import { adminGalleryKeys } from '@/features/gallery/api/admin-query-keys';
import { GalleryView } from '@/features/gallery/components/admin/gallery-view';
import { UploadButton } from '@/features/gallery/components/admin/upload-button';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ConsolePage } from './console-page';

/** /admin/gallery */
export function GalleryPage() {
  return (
    <ConsolePage
      title="Gallery"
      path="/admin/gallery"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminGalleryKeys.all} />
          <UploadButton />
        </>
      }
    >
      <GalleryView />
    </ConsolePage>
  );
}
