import type { MouseEvent } from 'react';
import { Check, CircleAlert, FileText, RotateCw, X } from 'lucide-react';
import { cn } from '@/shared/lib/cn';
import { formatBytes } from '@/shared/lib/format-bytes';
import { Button } from './button';
import { ProgressBar } from './progress-bar';

/** A chosen file. */
export interface ChosenFile {
  key: string;
  name: string;
  /** In bytes. */
  size: number;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Upload progress from 0 to 1. */
  progress: number;
  /** Why the file can't be uploaded or the upload failed. */
  error: string | null;
}

interface FileRowProps {
  file: ChosenFile;
  /** Hides the buttons while files are uploading. */
  isLocked: boolean;
  onRemove: () => void;
  /** Lets the user choose another file in its place. */
  onReplace?: (() => void) | undefined;
  /** Retries a failed upload. */
  onRetry?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** A file's row: name, size or progress, error, and buttons. */
export function FileRow({ file, isLocked, onRemove, onReplace, onRetry }: FileRowProps) {
  const { name, state, error } = file;
  const Icon = error !== null ? CircleAlert : state === 'sent' ? Check : FileText;
  return (
    <li
      className={cn(
        'relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 overflow-hidden rounded-sm border bg-surface py-1.5 pr-1.5 pl-3.5 text-sm',
        error === null
          ? 'border-line-strong'
          : 'border-danger shadow-[inset_3px_0_0_var(--danger)]',
      )}
    >
      <Icon
        className={cn(
          'size-4.5',
          error !== null && 'text-danger-text',
          error === null && state === 'sent' && 'text-ok',
        )}
      />
      <div className="min-w-0">
        <b className="block truncate leading-snug font-semibold" title={name}>
          {name}
        </b>
        {error === null ? (
          // Hidden while uploading: the live region would announce every percent.
          <span aria-hidden={state === 'sending' || undefined} className="text-subtle tabular-nums">
            {describe(file)}
          </span>
        ) : (
          <span className="block leading-snug font-medium text-danger-text">{error}</span>
        )}
      </div>
      {!isLocked && (
        <div className="flex">
          {state === 'failed' && onRetry && (
            <Button variant="ghost" size="sm" onClick={onRetry} aria-label={`Retry ${name}`}>
              <RotateCw />
              Retry
            </Button>
          )}
          {onReplace && (
            <Button variant="ghost" size="sm" onClick={onReplace} aria-label={`Replace ${name}`}>
              Replace
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            isIcon
            onClick={onRemove}
            aria-label={state === 'sending' ? `Cancel upload of ${name}` : `Remove ${name}`}
          >
            <X />
          </Button>
        </div>
      )}
      {state === 'sending' && (
        <ProgressBar
          label={`Uploading ${name}`}
          value={file.progress}
          className="absolute inset-x-0 bottom-0"
        />
      )}
    </li>
  );
}

function describe({ size, state, progress }: ChosenFile): string {
  if (state === 'sending') return `${String(Math.round(progress * 100))}% of ${formatBytes(size)}`;
  return state === 'sent' ? `${formatBytes(size)}, uploaded` : formatBytes(size);
}
