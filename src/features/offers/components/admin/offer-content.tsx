import { formatCents } from '@domain/numbers/money';
import { offerTime } from '@contracts/offer';
import { DECLINE_REASONS, type DeclineReason } from '@domain/decline-reasons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { createUuid } from '@/shared/lib/create-uuid';
import { useNow } from '@/shared/lib/use-now';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Alert } from '@/shared/ui/alert';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Skeleton } from '@/shared/ui/skeleton';
import { useOfferStep } from '../../api/admin-offer-mutations';
import { offerVersionsQueryOptions, type OfferVersion } from '../../api/admin-offers';
import { toOffer } from '../../model/draft-form';
import { statusAt } from '../../model/offer-status';
import { CompareVersions } from './compare-versions';
import { DraftEditor } from './draft-editor';
import { OfferPreview } from './offer-preview';
import { OfferStatusBadge } from './offer-status-badge';
import { SendingBar } from './sending-bar';
import { WithdrawDialog } from './withdraw-dialog';

interface OfferContentProps {
  /** The offer's number, or a version's id. */
  name: string;
  /** Renders what the customer of the quote saw when they sent it. */
  renderAssessment: (quoteId: string) => ReactNode;
}

/** An offer: its draft to edit, or what was sent and how it was answered. */
export function OfferContent({ name, renderAssessment }: OfferContentProps) {
  const query = useQuery(offerVersionsQueryOptions(name));
  const { data: versions, error, isFetching, refetch } = query;
  const navigate = useNavigate();
  // A draft with unsaved changes stays when a colleague sends or discards it.
  const [unsaved, setUnsaved] = useState<OfferVersion>();
  const hadVersions = useRef(false);
  useEffect(() => {
    if (versions === undefined || unsaved !== undefined) return;
    // The only draft was discarded.
    if (versions.length === 0 && hadVersions.current) void navigate('/admin/offers');
    hadVersions.current = versions.length > 0;
  }, [versions, unsaved, navigate]);
  if (error && versions === undefined) {
    return (
      <FetchFailure
        title="We couldn’t load the offer."
        error={error}
        hasRows={false}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (versions === undefined) return <Skeleton className="h-96" />;
  const stored = versions.find(({ id }) => id === unsaved?.id);
  const ended = endOf(unsaved, stored);
  const latest = (ended === undefined ? stored : unsaved) ?? versions[0];
  if (latest === undefined) {
    return (
      <EmptyState
        title="Offer not found"
        action={
          <ButtonLink variant="quiet" size="sm" to="/admin/offers">
            All offers
          </ButtonLink>
        }
      >
        The link may be incomplete, or the draft was discarded.
      </EmptyState>
    );
  }
  const history = <VersionHistory versions={versions} />;
  return (
    <>
      <p className="text-muted">
        <Link className="underline underline-offset-3" to="/admin/offers">
          Offers
        </Link>{' '}
        /{' '}
        {latest.quote_id === null ? (
          <span>{latest.reference}</span>
        ) : (
          <Link
            className="underline underline-offset-3"
            to={`/admin/quotes?quote=${latest.quote_id}`}
          >
            {latest.reference}
          </Link>
        )}{' '}
        <span>{`/ ${latest.customer_name}`}</span>
      </p>
      {latest.status === 'draft' && latest.sends_at !== null && unsaved === undefined ? (
        <OfferPreview offer={toOffer(latest)} size="Desktop" />
      ) : latest.status === 'draft' ? (
        <DraftEditor key={latest.id} row={latest} ended={ended} onUnsaved={setUnsaved}>
          {history}
        </DraftEditor>
      ) : (
        <SentOffer key={latest.id} row={latest}>
          {history}
        </SentOffer>
      )}
      {latest.quote_id !== null && renderAssessment(latest.quote_id)}
      {latest.sends_at !== null && <SendingBar key={latest.send_request_id} row={latest} />}
    </>
  );
}

/** The end of a draft with unsaved changes; `stored` is its row now. */
function endOf(unsaved: OfferVersion | undefined, stored: OfferVersion | undefined) {
  if (unsaved === undefined || stored?.status === 'draft') return undefined;
  return stored === undefined ? 'discarded' : 'sent';
}

function SentOffer({ row, children }: { row: OfferVersion; children: ReactNode }) {
  const step = useSingleFlight(useOfferStep());
  const [reviseId] = useState(createUuid);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const status = statusAt(row, useNow());
  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <b>{formatCents(row.total_cents, row.currency)}</b>
          <OfferStatusBadge status={status} />
          <span className="text-sm text-muted">{`Version ${String(row.version)}`}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {status === 'sent' && (
            <Button
              variant="ghost"
              size="md"
              onClick={() => {
                setIsWithdrawing(true);
              }}
            >
              Withdraw
            </Button>
          )}
          {status !== 'accepted' && row.quote_id !== null && (
            <Button
              variant="solid"
              size="md"
              isBusy={step.isPending}
              busyText="Revising..."
              onClick={() => {
                step.mutate({ type: 'revise', id: row.id, requestId: reviseId });
              }}
            >
              Revise
            </Button>
          )}
        </div>
      </div>
      <AnswerNotice row={row} />
      <div className="grid items-start gap-5 *:min-w-0 min-[80rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OfferPreview offer={toOffer(row)} size="Desktop" />
        {children}
      </div>
      {isWithdrawing && (
        <WithdrawDialog
          isBusy={step.isPending}
          onClose={() => {
            setIsWithdrawing(false);
          }}
          onWithdraw={(reason, requestId) => {
            step.mutate(
              { type: 'withdraw', id: row.id, requestId, reason },
              {
                onSuccess: () => {
                  setIsWithdrawing(false);
                },
              },
            );
          }}
        />
      )}
    </div>
  );
}

function AnswerNotice({ row }: { row: OfferVersion }) {
  const asked =
    row.requested_at === null ? null : (
      <Alert
        tone="warn"
        title={`The customer asked for a new offer on ${offerTime(row.requested_at)}.`}
      />
    );
  switch (row.status) {
    case 'accepted':
      return (
        <Alert
          tone="ok"
          title={`Accepted by ${row.accepted_name ?? ''} on ${offerTime(row.accepted_at ?? row.updated_at)}.`}
        >
          <span>{`${row.accepted_email ?? ''}. PO number ${row.po_number ?? 'not given'}.`}</span>{' '}
          {row.load !== null && (
            <Link to={`/admin/loads/${row.load.number}`}>{`Open load ${row.load.number}`}</Link>
          )}
        </Alert>
      );
    case 'declined':
      return (
        <>
          <Alert
            tone="warn"
            title={`Declined: ${row.decline_reason === null ? '' : DECLINE_REASONS[row.decline_reason satisfies DeclineReason]}.`}
          >
            {row.decline_note}
          </Alert>
          {asked}
        </>
      );
    case 'withdrawn':
      return (
        <>
          <Alert tone="info" title="Withdrawn.">
            {row.withdrawal_reason}
          </Alert>
          {asked}
        </>
      );
    case 'draft':
    case 'sent':
    case 'superseded':
    case 'expired':
      return asked;
  }
}

function VersionHistory({ versions }: { versions: readonly OfferVersion[] }) {
  const now = useNow();
  const [isComparing, setIsComparing] = useState(false);
  return (
    <Panel isPadded={false}>
      <PanelHead
        title="Version history"
        action={
          versions.length > 1 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setIsComparing(true);
              }}
            >
              Compare versions
            </Button>
          )
        }
      />
      {isComparing && (
        <CompareVersions
          versions={versions}
          onClose={() => {
            setIsComparing(false);
          }}
        />
      )}
      <ol>
        {versions.map((version) => (
          <li
            key={version.id}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b px-4.5 py-3 last:border-b-0"
          >
            <span>
              <b>{`v${String(version.version)}`}</b>{' '}
              <OfferStatusBadge status={statusAt(version, now)} />
              <span className="block text-sm text-muted">
                {version.sent_at === null
                  ? `Started ${offerTime(version.created_at)}`
                  : `Sent ${offerTime(version.sent_at)} to ${version.customer_email}`}
              </span>
            </span>
            {/* A draft's total is above, where it's edited. */}
            {version.status !== 'draft' && (
              <span className="tabular-nums">
                {formatCents(version.total_cents, version.currency)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
