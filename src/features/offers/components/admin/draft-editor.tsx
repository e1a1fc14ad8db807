import { CURRENCIES } from '@domain/numbers/money';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { cn } from '@/shared/lib/cn';
import { createUuid } from '@/shared/lib/create-uuid';
import { useLeaveWarning } from '@/shared/lib/use-leave-warning';
import { showToast } from '@/shared/lib/toast-store';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field } from '@/shared/ui/field';
import { DateInput } from '@/shared/ui/date-input';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { offerToasts } from '../../admin-toasts';
import { useOfferStep } from '../../api/admin-offer-mutations';
import { offerVersionsQueryOptions, type OfferVersion } from '../../api/admin-offers';
import { missingToSend, toOffer, type DraftProblems } from '../../model/draft-form';
import { CopyLines } from './copy-lines';
import { DraftBar } from './draft-bar';
import { LinesEditor } from './lines-editor';
import { OfferPreview } from './offer-preview';
import { SizePanel } from './size-panel';
import { ExclusionsField, TermsFields } from './terms-fields';
import { useAutosave } from './use-autosave';

interface DraftEditorProps {
  row: OfferVersion;
  /** The end of the draft while it had unsaved changes. */
  ended: 'sent' | 'discarded' | undefined;
  /** Called with the draft when it has unsaved changes, and with `undefined` when it has none. */
  onUnsaved: (row: OfferVersion | undefined) => void;
  /** The version history. */
  children: ReactNode;
}

const GRID = 'grid gap-3.5 p-4.5';

/** Edits a draft: every change is saved, and the customer's page is beside it. */
export function DraftEditor({ row, ended, onUnsaved, children }: DraftEditorProps) {
  const client = useQueryClient();
  const draft = useAutosave(row, { isEnded: ended !== undefined });
  const { form, payload, problems, change } = draft;
  const step = useSingleFlight(useOfferStep());
  // The same id for the same version: a repeated call sends it once.
  const sending = useRef({ seen: '', id: '' });
  const [missing, setMissing] = useState<DraftProblems>({});
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  useLeaveWarning(draft.isDirty);
  useEffect(() => {
    onUnsaved(draft.isDirty ? row : undefined);
  }, [draft.isDirty, row, onUnsaved]);
  const shown = { ...missing, ...problems };

  const send = async () => {
    const found = { ...missingToSend({ payload }, Date.now()), ...problems };
    setMissing(found);
    const isBlocked = draft.isStale || ended !== undefined || isPreparing;
    if (Object.keys(found).length > 0 || isBlocked) return;
    setIsPreparing(true);
    const seen = await draft.save();
    setIsPreparing(false);
    if (seen === undefined) return;
    if (sending.current.seen !== seen) sending.current = { seen, id: createUuid() };
    step.mutate({ type: 'send', id: row.id, seen, requestId: sending.current.id });
  };
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void send();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  });
  const choose = async (mine: boolean) => {
    const versions = await client.query({
      ...offerVersionsQueryOptions(row.number),
      staleTime: 0,
    });
    const newest = versions.find(({ id }) => id === row.id);
    if (newest?.status === 'draft') draft.choose(newest, mine);
  };
  return (
    <div className="grid gap-5 *:min-w-0">
      {ended !== undefined && (
        <Alert
          tone="warn"
          role="alert"
          title={`This offer was ${ended} while you were typing.`}
          actions={
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                onUnsaved(undefined);
              }}
            >
              {ended === 'sent' ? 'Show what was sent' : 'Close the draft'}
            </Button>
          }
        >
          Your last changes weren’t saved. Copy what you need before you leave.
        </Alert>
      )}
      {draft.isStale && ended === undefined && (
        <StaleAlert
          noun="offer"
          onShowTheirs={() => void choose(false)}
          onKeepMine={() => void choose(true)}
        />
      )}
      {draft.failure !== undefined && <Alert tone="danger" title={draft.failure} />}
      <div className="grid items-start gap-5 *:min-w-0 min-[80rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-5 *:min-w-0">
          <LinesEditor
            form={form}
            payload={payload}
            problems={shown}
            onChange={(lines) => {
              setMissing({});
              change({ lines });
            }}
            action={
              <CopyLines
                offerId={row.id}
                onCopy={(lines) => {
                  const before = form.lines;
                  setMissing({});
                  change({ lines });
                  showToast(
                    offerToasts.copied(() => {
                      change({ lines: before });
                    }),
                  );
                }}
              />
            }
          />
          <SizePanel
            form={form}
            problems={shown}
            asksForTrailer={row.quote !== null && row.quote.equipment.trim() === ''}
            onChange={(changed) => {
              setMissing({});
              change(changed);
            }}
          />
          <Panel isPadded={false}>
            <PanelHead
              title="Terms and validity"
              action={<span className="text-sm text-muted">{`Version ${row.terms_version}`}</span>}
            />
            <div className={cn(GRID, 'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]')}>
              <Field
                label="Valid until"
                hint="Eastern time. Reminder 24 h before."
                error={shown['validUntil']}
                className="col-span-full xs:col-span-2"
              >
                {(control) => (
                  <DateInput
                    {...control}
                    hasTime
                    isCompact
                    value={form.validUntil}
                    onChange={({ target }) => {
                      setMissing({});
                      change({ validUntil: target.value });
                    }}
                  />
                )}
              </Field>
              <TermsFields
                form={form}
                currency={form.currency}
                problems={shown}
                onChange={(changed) => {
                  setMissing({});
                  change(changed);
                }}
              />
              <Field label="Currency">
                {(control) => (
                  <Select
                    {...control}
                    isCompact
                    value={form.currency}
                    onChange={({ target }) => {
                      change({
                        currency: CURRENCIES.find((one) => one === target.value) ?? form.currency,
                      });
                    }}
                  >
                    {CURRENCIES.map((currency) => (
                      <option key={currency}>{currency}</option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
            <div className="grid gap-3.5 px-4.5 pb-4.5">
              <ExclusionsField form={form} onChange={change} />
              <Field label="Message to the customer" isOptional>
                {(control) => (
                  <Textarea
                    {...control}
                    maxLength={2000}
                    value={form.message}
                    onChange={({ target }) => {
                      change({ message: target.value });
                    }}
                  />
                )}
              </Field>
            </div>
          </Panel>
          {children}
        </div>
        <OfferPreview
          offer={toOffer(row, {
            ...payload,
            // The preview leaves out anything that can't be read yet.
            ...Object.fromEntries(
              Object.entries(payload).map(([name, value]) => [
                name,
                typeof value === 'number' && Number.isNaN(value) ? 0 : value,
              ]),
            ),
          })}
        />
      </div>
      <DraftBar
        draft={draft}
        isEnded={ended !== undefined}
        isSending={step.isPending || isPreparing}
        onDiscard={() => {
          setIsDiscarding(true);
        }}
        onSend={() => void send()}
      />
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setIsDiscarding}
        title="Discard this draft?"
        description="The customer keeps the last version you sent, if any."
        confirmLabel="Discard draft"
        isBusy={step.isPending}
        busyText="Discarding..."
        onConfirm={() => {
          // Anything that can't be saved is discarded too.
          const saving = draft.isValid ? draft.save() : Promise.resolve(draft.seen);
          void saving.then((seen) => {
            if (seen === undefined) return;
            onUnsaved(undefined);
            step.mutate({ type: 'discard', id: row.id, seen });
          });
        }}
      />
    </div>
  );
}
