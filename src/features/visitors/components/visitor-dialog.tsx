import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '@domain/numbers/counts';
import { formatDate } from '@domain/time/moment-text';
import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';
import { Dialog } from '@/shared/ui/dialog';
import { knownVisitorsQueryOptions, type KnownVisitor } from '../api/known-visitors';
import type { LiveVisitors } from './use-live-visitors';
import { VisitorDetails } from './visitor-details';

interface VisitorDialogProps {
  /** Consent id from the URL; `null` while the dialog is closed. */
  openId: string | null;
  live: LiveVisitors;
  onClose: () => void;
}

/** Everything we know about a visitor, live while they are on the site. */
export function VisitorDialog({ openId, live, onClose }: VisitorDialogProps) {
  // Keeps the visitor in the dialog during its closing animation.
  const [lastId, setLastId] = useState(openId);
  if (openId !== null && openId !== lastId) setLastId(openId);
  const id = openId ?? lastId;
  const { data } = useQuery({
    ...knownVisitorsQueryOptions(id === null ? [] : [id]),
    enabled: openId !== null,
  });
  const known = data?.find(({ consent_id }) => consent_id === id);

  return (
    <Dialog
      open={openId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={known === undefined ? 'Visitor' : formatVisitorNumber(known.visitor_number)}
      description={known && visitsText(known)}
    >
      {id !== null && (
        <VisitorDetails
          key={id}
          id={id}
          known={known}
          visitor={live.visitors?.find((visitor) => visitor.id === id)}
          state={live.state}
        />
      )}
    </Dialog>
  );
}

function visitsText({ total_visits, first_seen_at }: KnownVisitor): string {
  const visits = countOf(total_visits, 'visit');
  return `${visits}, first seen ${formatDate(first_seen_at)}`;
}
