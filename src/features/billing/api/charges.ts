import { queryOptions } from '@tanstack/react-query';
import type { ChargePayload } from '@contracts/charge';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import { AppError } from '@/shared/lib/app-error';
import type { ComparedLine } from '../model/compared-costs';
import { billingToasts as toasts } from '../toasts';

const COLUMNS =
  'id, status, cancel_reason, invoice_checks, invoices(id, created_at, number, currency, total_cents, content_sha256, voided_at, void_reason, exporter:profiles!invoices_created_by_fkey(first_name, last_name, email)), offer:offers(id, number, version, currency, total_cents, lines:offer_lines(position, kind, description, jurisdiction, quantity, unit, rate_cents, amount_cents, is_pass_through, escort_position)), costs_compared, costs:load_costs(kind, cents, currency, updated_at), permits:load_permits(id, jurisdiction, permit_number, status, cost:permit_costs(cents, currency)), charges(id, created_at, updated_at, stop_id, kind, description, quantity, unit, currency, rate_cents, amount_cents, evidence, approved_at, withdrawn_at, is_outdated, document:load_documents(id, name), approver:profiles(first_name, last_name, email))';

async function fetchMoney(loadId: string, signal: AbortSignal) {
  const load = unwrap(
    await getSupabase()
      .from('loads')
      .select(COLUMNS)
      .eq('id', loadId)
      .order('position', { referencedTable: 'offer.lines' })
      .order('jurisdiction', { referencedTable: 'permits' })
      .order('created_at', { referencedTable: 'charges' })
      .order('created_at', { referencedTable: 'invoices', ascending: false })
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (load === null) throw new AppError('not-found', 'This load was deleted.');
  return {
    ...load,
    invoice_checks: typedJson<InvoiceCheck[]>(load.invoice_checks ?? []),
    costs_compared: typedJson<ComparedLine[]>(load.costs_compared ?? []),
  };
}

/** One requirement of a load's invoice; `problem` is null if it's met. */
export interface InvoiceCheck {
  code: string;
  label: string;
  problem: string | null;
}

export type LoadMoney = Awaited<ReturnType<typeof fetchMoney>>;
export type Invoice = LoadMoney['invoices'][number];
export type Charge = LoadMoney['charges'][number];
export type EnteredCost = LoadMoney['costs'][number];

/**
 * A load's accepted offer, its costs beside what was quoted, its charges, its exported invoices (newest first) and
 * what its invoice needs.
 */
export function loadMoneyQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: adminLoadKeys.money(loadId),
    queryFn: ({ signal }) => fetchMoney(loadId, signal),
    meta: { errorToast: toasts.moneyFailed },
  });
}

interface ChargeToSave {
  id: string;
  loadId: string;
  /** The version that was edited; `null` for a new charge. */
  seen: string | null;
  /** The same for a retry of the same content. */
  requestId: string;
  charge: ChargePayload;
}

async function saveCharge({ id, loadId, seen, requestId, charge }: ChargeToSave): Promise<void> {
  unwrap(
    await getSupabase().rpc('save_charge', {
      _id: id,
      _load_id: loadId,
      _request_id: requestId,
      _charge: charge,
      ...(seen !== null && { _seen: seen }),
    }),
  );
}

/** Adds a charge, or saves a changed one. */
export function useSaveChargeMutation() {
  return useLoadWrite({
    name: 'save-charge',
    write: saveCharge,
    done: toasts.chargeSaved,
    failed: toasts.chargeFailed,
  });
}

interface ChargeStep {
  charge: Charge;
  /** The same for a retry. */
  requestId: string;
}

const stepOf = ({ charge, requestId }: ChargeStep) => ({
  _id: charge.id,
  _seen: charge.updated_at,
  _request_id: requestId,
});
const subjectOf = ({ charge }: ChargeStep) => charge.id;

async function approveCharge(step: ChargeStep): Promise<void> {
  unwrap(await getSupabase().rpc('approve_charge', stepOf(step)));
}

/** Approves a charge, which then becomes visible to the customer. */
export function useApproveChargeMutation() {
  return useLoadWrite({
    name: 'approve-charge',
    write: approveCharge,
    done: toasts.chargeApproved,
    failed: toasts.chargeFailed,
    subjectOf,
  });
}

async function withdrawCharge(step: ChargeStep): Promise<void> {
  unwrap(await getSupabase().rpc('withdraw_charge', stepOf(step)));
}

/** Withdraws a charge: it stays on the load, but isn't billed. */
export function useWithdrawChargeMutation() {
  return useLoadWrite({
    name: 'withdraw-charge',
    write: withdrawCharge,
    done: toasts.chargeWithdrawn,
    failed: toasts.chargeFailed,
    subjectOf,
  });
}
