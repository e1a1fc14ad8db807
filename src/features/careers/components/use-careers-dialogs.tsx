import { useState, type ComponentType, type ReactNode } from 'react';
import type { JobOpening } from '@/content/careers';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import { DIALOG_NOT_LOADED } from '../toasts';
import type { CareersDialogsProps } from './careers-dialogs';

/** The dialog that was opened last. */
export interface CareersRequest {
  kind: 'details' | 'apply';
  /** The opening whose details were shown last. */
  details: JobOpening | undefined;
  /** Title of the opening; `null` for a general application. */
  position: string | null;
}

const NOTHING: CareersRequest = { kind: 'apply', details: undefined, position: null };

const load = () => import('./careers-dialogs');

interface CareersDialogControls {
  /** Opens an opening's details. */
  showDetails: (opening: JobOpening) => void;
  /** Opens the application dialog; `null` for a general application. */
  apply: (position: string | null) => void;
  /** Loads the dialogs before they are needed. */
  preload: () => void;
  /** Render this anywhere on the page. */
  dialogs: ReactNode;
}

/** Loads and opens the dialogs of the careers page. A toast shows a failure; the next click retries. */
export function useCareersDialogs(): CareersDialogControls {
  const [Dialogs, setDialogs] = useState<ComponentType<CareersDialogsProps>>();
  const [request, setRequest] = useState(NOTHING);
  const [isOpen, setIsOpen] = useState(false);

  const open = (change: Partial<CareersRequest>) => {
    load().then(
      ({ CareersDialogs }) => {
        setDialogs(() => CareersDialogs);
        setRequest((before) => ({ ...before, ...change }));
        setIsOpen(true);
      },
      (error: unknown) => {
        logError('Failed to load the careers dialogs', error);
        showToast(DIALOG_NOT_LOADED);
      },
    );
  };
  const apply = (position: string | null) => {
    open({ kind: 'apply', position });
  };

  return {
    showDetails: (details) => {
      open({ kind: 'details', details });
    },
    apply,
    preload: () => {
      load().catch((error: unknown) => {
        logError('Failed to preload the careers dialogs', error);
      });
    },
    dialogs: Dialogs && (
      <Dialogs
        request={request}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        onApply={apply}
      />
    ),
  };
}
