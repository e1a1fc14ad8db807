import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { knownVisitorsQueryOptions } from '../api/known-visitors';
import { SHOWN_MAX } from '../model/live-visitor';
import { LiveVisitorsSection } from './live-visitors-section';
import { useLiveVisitors } from './use-live-visitors';
import { VisitorDialog } from './visitor-dialog';

const OPEN_PARAM = 'visitor';

interface RealtimeVisitorsProps {
  /** The admin's test tools next to the list. */
  tools: ReactNode;
}

/** Who is on the site now, with a dialog for each visitor. */
export function RealtimeVisitors({ tools }: RealtimeVisitorsProps) {
  const live = useLiveVisitors();
  const shown = live.visitors?.slice(0, SHOWN_MAX);
  const known = useQuery(knownVisitorsQueryOptions(shown?.map(({ id }) => id) ?? []));
  const [params, setParams] = useSearchParams();
  const openId = params.get(OPEN_PARAM);
  const setOpenId = (id: string | null) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(OPEN_PARAM);
        else next.set(OPEN_PARAM, id);
        return next;
      },
      { replace: true, flushSync: true },
    );
  };

  return (
    <div className="grid items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <LiveVisitorsSection
        live={live}
        shown={shown}
        known={known}
        openId={openId}
        onOpen={setOpenId}
      />
      <div className="grid gap-5">{tools}</div>
      <VisitorDialog
        openId={openId}
        live={live}
        onClose={() => {
          setOpenId(null);
        }}
      />
    </div>
  );
}
