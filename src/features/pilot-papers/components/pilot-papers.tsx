import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { useCheckPaperMutation } from '../api/check-paper';
import { papersQueryOptions, type PilotPaper } from '../api/papers';
import { paperName } from '../model/paper';
import { PaperPreview } from './paper-preview';
import { PaperRow } from './paper-row';

/** A pilot car's certificates and insurance for the office: open the file and mark it as checked. */
export function PilotPapers({ pilotId }: { pilotId: string }) {
  const query = useQuery(papersQueryOptions(pilotId));
  const [shown, setShown] = useState<PilotPaper | null>(null);
  const check = useCheckPaperMutation(pilotId);
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
            return (
              <PaperRow key={paper.id} paper={paper} onShow={setShown}>
                <Button
                  variant={isChecked ? 'ghost' : 'quiet'}
                  size="sm"
                  isBusy={check.isPending && check.variables.paper.id === paper.id}
                  aria-label={`${isChecked ? 'Remove check' : 'Mark as checked'}: ${paperName(paper)}`}
                  onClick={() => {
                    check.mutate({ paper, isChecked: !isChecked });
                  }}
                >
                  {isChecked ? 'Remove check' : 'Mark as checked'}
                </Button>
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
    </section>
  );
}
