import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ENTER_PARAM } from '@/features/loads/model/load-path';
import { permitsToEnterQueryOptions } from '@/features/permits/api/permit-desk';
import type { DeskPermit } from '@/features/permits/model/permit-desk';

interface Opened {
  /** The load's number, if its permits are being entered; `null` for an amendment. */
  load: string | null;
  /** The permits when the grid opened, so saved ones stay in it. `null` while it is closed. */
  permits: readonly DeskPermit[] | null;
}

const CLOSED: Opened = { load: null, permits: null };

/** The permits in the grid: all of the load in the URL, or one to amend. */
export function useEntryGrid() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(ENTER_PARAM);
  const query = useQuery({ ...permitsToEnterQueryOptions(asked ?? ''), enabled: asked !== null });
  const [opened, setOpened] = useState(CLOSED);
  if (asked === null && opened.load !== null) setOpened(CLOSED);
  if (asked !== null && asked !== opened.load && query.data !== undefined) {
    setOpened({ load: asked, permits: query.data });
  }

  const setAsked = (load: string | null) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (load === null) next.delete(ENTER_PARAM);
        else next.set(ENTER_PARAM, load);
        return next;
      },
      { replace: true },
    );
  };
  return {
    ...opened,
    query,
    enter: (load: string) => {
      setOpened(CLOSED);
      setAsked(load);
    },
    amend: (permit: DeskPermit) => {
      setOpened({ load: asked, permits: [permit] });
    },
    close: () => {
      // The URL changes after this state and still names the load until then.
      setOpened({ load: asked, permits: null });
      setAsked(null);
    },
  };
}
