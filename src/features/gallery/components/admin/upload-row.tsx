import { RotateCw, X } from 'lucide-react';
import {
  GALLERY_CATEGORIES,
  PICTURE_TEXT_MAX,
  type GalleryCategory,
} from '@domain/gallery-options';
import { formatBytes } from '@/shared/lib/format-bytes';
import { Button } from '@/shared/ui/button';
import { Input } from '@/shared/ui/input';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { Select } from '@/shared/ui/select';
import { CATEGORY_LABELS } from '../../model/category-labels';
import type { UploadItem } from '../../model/upload-item';
import { FilePreview } from './file-preview';
import { UploadBadge } from './upload-badge';

interface UploadRowProps {
  item: UploadItem;
  /** True if a batch is uploading: items can't be removed or retried then. */
  isLocked: boolean;
  onEdit: (change: Partial<Pick<UploadItem, 'title' | 'category'>>) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One image in the upload queue: title, category, progress and error. */
export function UploadRow({ item, isLocked, onEdit, onRetry, onRemove }: UploadRowProps) {
  const { file, title, category, state, progress, error, isRefused } = item;
  const isReadOnly = state === 'uploading' || state === 'success';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 lg:grid-cols-[auto_minmax(0,1fr)_8.5rem_auto]">
      <FilePreview file={file} isBroken={isRefused} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
        <Input
          isCompact
          aria-label={`Title of ${file.name}`}
          value={title}
          maxLength={PICTURE_TEXT_MAX.title}
          readOnly={isReadOnly}
          onChange={(event) => {
            onEdit({ title: event.target.value });
          }}
        />
        <div className="flex min-h-6 items-center justify-between gap-3">
          <span className="truncate text-xs text-subtle tabular-nums">
            {`${file.name}, ${formatBytes(file.size)}`}
          </span>
          <UploadBadge item={item} />
        </div>
        {error === null ? (
          <ProgressBar label={`Upload of ${file.name}`} value={progress / 100} />
        ) : (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {error}
          </p>
        )}
      </div>
      <Select
        isCompact
        aria-label={`Category of ${file.name}`}
        value={category}
        disabled={isReadOnly}
        onChange={(event) => {
          onEdit({ category: event.target.value as GalleryCategory });
        }}
        className="max-lg:col-start-2 max-lg:row-start-2"
      >
        {GALLERY_CATEGORIES.map((name) => (
          <option key={name} value={name}>
            {CATEGORY_LABELS[name]}
          </option>
        ))}
      </Select>
      <span className="flex max-lg:col-start-3 max-lg:row-start-1 max-sm:flex-col">
        {state === 'error' && !isRefused && (
          <Button
            variant="ghost"
            size="sm"
            isIcon
            title="Retry"
            aria-label={`Retry ${file.name}`}
            disabled={isLocked}
            onClick={onRetry}
          >
            <RotateCw />
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          isIcon
          title="Remove"
          aria-label={`Remove ${file.name}`}
          disabled={isLocked}
          onClick={onRemove}
        >
          <X />
        </Button>
      </span>
    </li>
  );
}
