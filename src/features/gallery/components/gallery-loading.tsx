import { GALLERY_STATES } from '@/content/gallery';
import { cn } from '@/shared/lib/cn';
import { Spinner } from '@/shared/ui/spinner';

/** While pictures are on their way; `className` gives it the size of what will stand there. */
export function GalleryLoading({ className }: { className: string }) {
  return (
    <p role="status" className={cn('flex items-center justify-center gap-3 text-muted', className)}>
      <Spinner /> {GALLERY_STATES.loading}
    </p>
  );
}
