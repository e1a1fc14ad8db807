import { Badge } from '@/shared/ui/badge';
import type { UploadItem } from '../../model/upload-item';

/** Upload status of one image. */
export function UploadBadge({ item: { state, progress } }: { item: UploadItem }) {
  switch (state) {
    case 'pending':
      return <Badge>Ready</Badge>;
    case 'uploading':
      return <Badge tone="info">{`${String(progress)}%`}</Badge>;
    case 'success':
      return <Badge tone="ok">Uploaded</Badge>;
    case 'error':
      return <Badge tone="danger">Error</Badge>;
  }
}
