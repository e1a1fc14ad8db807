import { Upload } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type Ref,
} from 'react';
import { joinList } from '@domain/text/join-list';
import { cn } from '@/shared/lib/cn';
import { FieldNote } from './field';
import { FileRow, type ChosenFile } from './file-row';

interface FileFieldProps {
  label: string;
  /** Accepted types and size; shown in the drop zone. */
  hint: string;
  isOptional?: boolean | undefined;
  /** Accepts several files; otherwise a new file replaces the old one. */
  isMultiple?: boolean | undefined;
  /** Filter of the file chooser, such as `.pdf,.docx`. Users can still choose other files. */
  accept: string;
  files: readonly ChosenFile[];
  error?: string | undefined;
  /** Names of files that must be chosen again after a reload. */
  missing?: readonly string[] | undefined;
  /** Disables all changes while files are uploading. */
  isLocked?: boolean | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  /** Retries failed uploads. */
  onRetry?: ComponentProps<typeof FileRow>['onRetry'];
  /** Retries one failed upload. */
  onRetryFile?: ((key: string) => void) | undefined;
  /** The element to focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** A file input: a drop zone to click or drop files on, and a row for each chosen file. */
export function FileField({
  label,
  hint,
  isOptional = false,
  isMultiple = false,
  accept,
  files,
  error,
  missing = [],
  isLocked = false,
  onAdd,
  onRemove,
  onRetry,
  onRetryFile,
  ref,
  className,
}: FileFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement | null>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const hasError = error !== undefined && error !== '';
  const isMissing = missing.length > 0;
  const hasRoom = isMultiple || files.length === 0;

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(currentTarget.files ?? [])]);
    currentTarget.value = ''; // Otherwise choosing the same file a second time fires no event.
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!isLocked && dropped.length > 0) onAdd(dropped);
  };
  const setRef = (element: HTMLInputElement | null) => {
    chooser.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shortcut; the file chooser works for everyone
    <div
      className={cn('grid min-w-0 content-start gap-1.5', className)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => {
        setIsDraggedOver(false);
      }}
      onDrop={handleDrop}
    >
      <span
        id={`${id}-label`}
        className="flex justify-between gap-2 text-ui leading-snug font-semibold"
      >
        <span>{label}</span>{' '}
        {isOptional && <span className="text-sm font-normal text-subtle">Optional</span>}
      </span>
      <input
        ref={setRef}
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isLocked}
        aria-labelledby={`${id}-label`}
        aria-describedby={cn(hasError && `${id}-error`, isMissing && `${id}-missing`, `${id}-hint`)}
        aria-invalid={hasError || undefined}
        className="peer sr-only"
        onChange={handleChange}
      />
      <label
        htmlFor={id}
        className={cn(
          'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-0.5 rounded-sm border-[1.5px] border-dashed px-4 py-3.5 transition-colors',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-focus-visible:shadow-[0_0_0_6px_var(--focus-halo)]',
          isLocked ? 'cursor-not-allowed' : 'cursor-pointer hover:border-fg hover:bg-surface',
          isDraggedOver ? 'border-fg bg-surface' : 'bg-sunk',
          !isDraggedOver && (hasError ? 'border-danger' : 'border-field-line'),
          hasError && 'shadow-[inset_3px_0_0_var(--danger)]',
          !hasRoom && 'sr-only',
        )}
      >
        <Upload className="row-span-2 size-5.5 text-muted" />
        <span className="text-ui leading-snug font-[620]">
          {isMultiple ? 'Choose files' : 'Choose file'}
        </span>
        <span id={`${id}-hint`} className="text-xs text-subtle">
          {hint}
        </span>
      </label>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div
        aria-live="polite"
        className="rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus empty:-mt-1.5"
      >
        {files.length > 0 && (
          <ul className="grid gap-1.5">
            {files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                isLocked={isLocked}
                onRemove={() => {
                  onRemove(file.key);
                  chooser.current?.focus(); // The focused button is removed with its row.
                }}
                onReplace={isMultiple ? undefined : () => chooser.current?.click()}
                onRetry={
                  onRetryFile === undefined
                    ? onRetry
                    : () => {
                        onRetryFile(file.key);
                      }
                }
              />
            ))}
          </ul>
        )}
      </div>
      {isMissing && (
        <p
          id={`${id}-missing`}
          className="rounded-sm bg-warn-surface px-3 py-2 text-sm wrap-anywhere text-fg"
        >{`Choose ${joinList(missing)} again. Your browser doesn’t keep files when the page closes.`}</p>
      )}
      {hasError && <FieldNote id={`${id}-error`} error={error} />}
    </div>
  );
}
