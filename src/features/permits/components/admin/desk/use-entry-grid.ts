import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ENTER_PARAM } from '@/features/loads/model/load-path';
import { permitSheetsQueryOptions } from '@/features/permits/api/permit-desk';
import type { SheetPermit } from '@/features/permits/model/permit-entry';

interface Opened {
  /** What the permits were loaded for. */
  key: string | null;
  load: string | null;
  /** The permits when the grid opened, so saved ones stay in it. `null` while it is closed. */
  permits: readonly SheetPermit[] | null;
}

const CLOSED: Opened = { key: null, load: null, permits: null };

/** The permits in the grid: all of the load in the URL, or one to change. */
export function useEntryGrid() {
  const [params, setParams] = useSearchParams();
  const inUrl = params.get(ENTER_PARAM);
  const [amended, setAmended] = useState<{ load: string; id: string } | null>(null);
  const load = amended?.load ?? inUrl;
  const key = amended?.id ?? inUrl;
  const query = useQuery({
    ...permitSheetsQueryOptions(load ?? '', amended?.id ?? null),
    enabled: load !== null,
  });
  const [opened, setOpened] = useState(CLOSED);
  if (key === null && opened.key !== null) setOpened(CLOSED);
  if (key !== null && key !== opened.key && query.data !== undefined) {
    setOpened({ key, load, permits: query.data });
  }

  const setInUrl = (number: string | null) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (number === null) next.delete(ENTER_PARAM);
        else next.set(ENTER_PARAM, number);
        return next;
      },
      { replace: true },
    );
  };
  return {
    ...opened,
    query,
    enter: (number: string) => {
      setOpened(CLOSED);
      setAmended(null);
      setInUrl(number);
    },
    amend: (permit: Pick<SheetPermit, 'load_number' | 'permit_id'>) => {
      setOpened(CLOSED);
      setAmended({ load: permit.load_number, id: permit.permit_id });
    },
    close: () => {
      // The URL changes after this state and still names the load until then.
      setOpened({ key: inUrl, load: inUrl, permits: null });
      setAmended(null);
      setInUrl(null);
    },
  };
}
