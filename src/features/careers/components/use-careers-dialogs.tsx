import { useState, type ComponentType, type ReactNode } from 'react';
import type { JobOpening } from '@/content/careers';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import { DIALOG_NOT_LOADED } from '../messages';
import type { CareersDialogsProps } from './careers-dialogs';

/** Which dialog was asked for last. */
export interface CareersRequest {
  kind: 'details' | 'apply';
  /** The opening whose details were looked at last. */
  details: JobOpening | undefined;
  /** The opening applied for; `null` for a general application. */
  position: string | null;
}

const NOTHING: CareersRequest = { kind: 'apply', details: undefined, position: null };

const load = () => import('./careers-dialogs');

interface CareersDialogControls {
  /** Opens an opening's details. */
  showDetails: (opening: JobOpening) => void;
  /** Opens the application for a position; `null` for a general one. */
  apply: (position: string | null) => void;
  /** Fetches the dialogs ahead of need. */
  preload: () => void;
  /** Goes anywhere on the page. */
  dialogs: ReactNode;
}

/** Opens the dialogs of the careers page, and fetches them first; a failure is told and can be retried. */
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
        logError('The dialogs of the careers page could not be loaded', error);
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
        logError('The dialogs of the careers page could not be fetched ahead of need', error);
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
