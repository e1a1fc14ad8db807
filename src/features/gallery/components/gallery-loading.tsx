import { GALLERY_STATES } from '@/content/gallery';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { cn } from '@/shared/lib/cn';
import { Spinner } from '@/shared/ui/spinner';

/** While pictures are on their way; `className` gives it the size of what will stand there. */
export function GalleryLoading({ className }: { className: string }) {
  return (
    <div
      role="status"
      className={cn('flex items-center justify-center gap-3 text-muted', className)}
    >
      <span className="flex items-center gap-3 noscript:hidden">
        <Spinner /> {GALLERY_STATES.loading}
      </span>
      <NoScriptNote what={GALLERY_STATES.needsScript} className="max-w-[36ch] text-center" />
    </div>
  );
}
