import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { joinList } from '@domain/text/join-list';
import type { PilotPaperKind } from '@contracts/pilot-papers';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { papersQueryOptions, useDeletePaperMutation, type PilotPaper } from '../api/papers';
import { paperName, statesWithout } from '../model/paper';
import { PaperDialog } from './paper-dialog';
import { PaperPreview } from './paper-preview';
import { PaperRow } from './paper-row';

interface PapersSectionProps {
  userId: string;
  /** States in which the operator says they're certified. */
  stated: readonly string[];
}

/** A pilot car's own certificates and insurance: list, form and deletion. */
export function PapersSection({ userId, stated }: PapersSectionProps) {
  const query = useQuery(papersQueryOptions(userId));
  const [edited, setEdited] = useState<{ kind: PilotPaperKind; opened: PilotPaper | null } | null>(
    null,
  );
  const [shown, setShown] = useState<PilotPaper | null>(null);
  const [toDelete, setToDelete] = useState<PilotPaper | null>(null);
  const deletion = useDeletePaperMutation(userId);
  if (query.isPending) return <Skeleton className="h-48" />;

  const papers = query.data ?? [];
  const add = (kind: PilotPaperKind, label: string) => (
    <Button
      variant="outline"
      onClick={() => {
        setEdited({ kind, opened: null });
      }}
    >
      <Plus />
      <span>{label}</span>
    </Button>
  );
  const buttons = (
    <div className="flex flex-wrap gap-3">
      {add('certificate', 'Add certificate')}
      {add('insurance', 'Add insurance')}
    </div>
  );
  return (
    <div className="grid gap-4.5">
      {query.isError && (
        <RetryAlert title="We couldn’t load your certificates and insurance." query={query} />
      )}
      {query.data?.length === 0 && (
        <EmptyState title="No certificates or insurance yet" action={buttons}>
          Upload them to accept escort jobs. A job needs a certificate for each state and insurance
          through its last day.
        </EmptyState>
      )}
      {papers.length > 0 && (
        <>
          <Missing papers={papers} stated={stated} />
          <ul aria-label="Your certificates and insurance" className="rounded-md border bg-surface">
            {papers.map((paper) => (
              <PaperRow key={paper.id} paper={paper} onShow={setShown}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Replace ${paperName(paper)}`}
                  onClick={() => {
                    setEdited({ kind: paper.kind, opened: paper });
                  }}
                >
                  Replace
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Delete ${paperName(paper)}`}
                  onClick={() => {
                    setToDelete(paper);
                  }}
                >
                  Delete
                </Button>
              </PaperRow>
            ))}
          </ul>
          {buttons}
        </>
      )}
      {edited !== null && (
        <PaperDialog
          key={edited.opened?.id ?? edited.kind}
          pilotId={userId}
          {...edited}
          current={papers.find(({ id }) => id === edited.opened?.id)}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      {shown !== null && (
        <PaperPreview
          paper={shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
      <DeleteDialog
        record={toDelete}
        noun="document"
        title={(paper) => `Delete ${paperName(paper)}?`}
        consequence="It will no longer cover any job, including jobs you already accepted."
        mutation={deletion}
        failure="We couldn’t delete it."
        onClose={() => {
          setToDelete(null);
        }}
      />
    </div>
  );
}

/** The papers a pilot car still has to upload. */
function Missing({ papers, stated }: { papers: readonly PilotPaper[]; stated: readonly string[] }) {
  const states = statesWithout(stated, papers);
  const isInsured = papers.some(({ kind }) => kind === 'insurance');
  if (states.length === 0 && isInsured) return null;
  return (
    <Alert tone="warn" title="Still missing">
      {!isInsured && <span className="block">Insurance. You need it to accept any job.</span>}
      {states.length > 0 && (
        <span className="block">{`Certificates for ${joinList(states)}. You said you’re certified there.`}</span>
      )}
    </Alert>
  );
}
