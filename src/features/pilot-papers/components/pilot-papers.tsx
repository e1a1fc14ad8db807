import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { Button } from '@/shared/ui/button';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { useCheckPaperMutation } from '../api/check-paper';
import { papersQueryOptions, useDeletePaperMutation, type PilotPaper } from '../api/papers';
import { paperName } from '../model/paper';
import { PaperPreview } from './paper-preview';
import { PaperRow } from './paper-row';

interface PilotPapersProps {
  pilotId: string;
  /** Why the file at a path can't be opened; `undefined` if it can. */
  whyClosed: (path: string) => string | undefined;
  /** Called after a paper with a quarantined file was deleted. */
  onDeleted: () => void;
}

/**
 * A pilot car's certificates and insurance for the office: open the file and mark it as checked, or delete
 * one whose file is quarantined.
 */
export function PilotPapers({ pilotId, whyClosed, onDeleted }: PilotPapersProps) {
  const query = useQuery(papersQueryOptions(pilotId));
  const [shown, setShown] = useState<PilotPaper | null>(null);
  const [toDelete, setToDelete] = useState<PilotPaper | null>(null);
  const check = useCheckPaperMutation(pilotId);
  const deletion = useDeletePaperMutation(pilotId);
  return (
    <section aria-labelledby="pilot-papers" className="grid gap-2">
      <h3 id="pilot-papers" className="border-b pb-2 type-h4">
        Certificates and insurance
      </h3>
      {query.isError && (
        <RetryAlert title="We couldn’t load certificates and insurance." query={query} />
      )}
      {query.isPending && <Skeleton className="h-12" />}
      {query.data?.length === 0 && (
        <p className="text-subtle">
          Nothing uploaded yet. They can’t accept escort jobs unless you allow it on the offer.
        </p>
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className="rounded-md border bg-surface">
          {query.data.map((paper) => {
            const isChecked = paper.checked_at !== null;
            const closed = whyClosed(paper.file_path);
            return (
              <PaperRow key={paper.id} paper={paper} onShow={setShown} closed={closed}>
                <Button
                  variant={isChecked ? 'ghost' : 'quiet'}
                  size="sm"
                  isBusy={check.isPending && check.variables.paper.id === paper.id}
                  unavailable={isChecked ? undefined : closed}
                  aria-label={`${isChecked ? 'Remove check' : 'Mark as checked'}: ${paperName(paper)}`}
                  onClick={() => {
                    check.mutate({ paper, isChecked: !isChecked });
                  }}
                >
                  {isChecked ? 'Remove check' : 'Mark as checked'}
                </Button>
                {closed !== undefined && (
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
                )}
              </PaperRow>
            );
          })}
        </ul>
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
        consequence="It will no longer cover any job, including jobs they already accepted."
        mutation={deletion}
        failure="We couldn’t delete it."
        onClose={() => {
          setToDelete(null);
        }}
        onDeleted={onDeleted}
      />
    </section>
  );
}
