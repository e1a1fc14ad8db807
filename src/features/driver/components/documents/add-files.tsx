import { Camera, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { buttonClass } from '@/shared/ui/button-class';

interface AddFilesProps {
  /** Id of the file chooser. */
  id: string;
  /** The kind of document added: `BOL`. */
  noun: string;
  accept: string;
  onAdd: (files: File[]) => void;
}

/** Two ways to add files: the camera of a phone or tablet, and files on the device, several at once. */
export function AddFiles({ id, noun, accept, onAdd }: AddFilesProps) {
  const cameraId = useId();
  return (
    <div className="flex gap-2">
      {/* Mouse users have no camera to point: `capture` would open the same chooser. */}
      <FileButton
        id={cameraId}
        accept="image/*"
        capture="environment"
        isIcon
        className="pointer-fine:hidden"
        onAdd={onAdd}
      >
        <Camera aria-hidden="true" />
        <span className="sr-only">
          {noun === 'photos' ? 'Take a photo' : `Take a photo of the ${noun}`}
        </span>
      </FileButton>
      <FileButton id={id} accept={accept} multiple onAdd={onAdd}>
        <Plus aria-hidden="true" /> <span>{`Add ${noun}`}</span>
      </FileButton>
    </div>
  );
}

interface FileButtonProps {
  id: string;
  accept: string;
  capture?: 'environment';
  multiple?: boolean;
  isIcon?: boolean;
  className?: string;
  onAdd: (files: File[]) => void;
  /** Its label. */
  children: ReactNode;
}

/** A file chooser that looks like a button. */
function FileButton({ id, isIcon = false, className, onAdd, children, ...input }: FileButtonProps) {
  return (
    <span className={cn('relative inline-flex', className)}>
      <input
        {...input}
        id={id}
        type="file"
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // Otherwise choosing the same file a second time fires no event.
          if (files.length > 0) onAdd(files);
        }}
      />
      <label
        htmlFor={id}
        className={cn(
          buttonClass({ variant: 'quiet', size: 'md', isIcon }),
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-focus-visible:shadow-[0_0_0_6px_var(--focus-halo)]',
        )}
      >
        {children}
      </label>
    </span>
  );
}
