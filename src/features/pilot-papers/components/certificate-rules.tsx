import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFullDay } from '@domain/time/day-text';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { certificateRulesQueryOptions, useDeleteRuleMutation } from '../api/certificate-rules';
import { RuleDialog } from './rule-dialog';

/** Which pilot-car certificates a state accepts, each with its source. Anything not listed is unknown. */
export function CertificateRules({ state }: { state: string }) {
  const query = useQuery(certificateRulesQueryOptions(state));
  const [isAdding, setIsAdding] = useState(false);
  const deletion = useDeleteRuleMutation(state);
  return (
    <Panel className="grid gap-3" aria-labelledby="certificate-rules">
      <h2 id="certificate-rules" className="type-h4">
        {`Pilot-car certificates in ${state}`}
      </h2>
      <p className="text-sm text-muted">
        {`${state} accepts its own certificate. Anything not listed is unknown, and dispatch confirms it for each job.`}
      </p>
      {query.isError && (
        <RetryAlert title="We couldn’t load the certificate rules." query={query} />
      )}
      {query.isPending && <Skeleton className="h-10" />}
      <ul aria-label={`Certificate rules of ${state}`} className="grid empty:hidden">
        {query.data?.map(({ id, issuing_state: issuer, is_accepted: isAccepted, ...rule }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2 leading-snug"
          >
            <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <span>{issuer === null ? 'Without a certificate' : `${issuer} certificate`}</span>
                <Badge tone={isAccepted ? 'ok' : 'danger'}>
                  {isAccepted ? 'Accepted' : 'Not accepted'}
                </Badge>
              </span>
              <span className="text-sm text-muted">
                {`${rule.source}. Checked ${formatFullDay(rule.checked_on)}.`}
              </span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              isBusy={deletion.isPending && deletion.variables === id}
              aria-label={`Delete: ${issuer === null ? 'without a certificate' : `${issuer} certificate`}`}
              onClick={() => {
                deletion.mutate(id);
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => {
          setIsAdding(true);
        }}
      >
        Add certificate rule
      </Button>
      {isAdding && (
        <RuleDialog
          state={state}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
    </Panel>
  );
}
