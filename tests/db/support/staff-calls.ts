import { randomUUID } from 'node:crypto';
import { PEOPLE, type Project } from './project.ts';
import { aMessage, anApplication, aQuote } from './rows.ts';

/** The API for staff: every view and function, with arguments to try it. */

export const NEW = { quote: randomUUID(), message: randomUUID(), application: randomUUID() };
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const NOW = '2026-11-20T12:00:00Z';
export const RESUME = `${NEW.application}/resume_jo.pdf`;
export const SPEC_SHEET = `${NEW.quote}/spec.pdf`;
export const PDF = new Blob(['%PDF'], { type: 'application/pdf' });
export const DEMO_LOAD = 'a2000000-0000-4000-8000-000000000001';
const SAVED_USER = {
  _user_id: PEOPLE.customer,
  _seen: NOW,
  _first_name: 'A',
  _last_name: 'B',
  _phone: '',
  _company_name: '',
  _roles: ['admin'],
};
const DAYS = { _from: '2026-01-01', _to: '2026-01-31' };

/** Stores the records that the calls below are about. */
export async function storeRecords(project: Pick<Project, 'as'>): Promise<void> {
  const visitor = project.as('visitor');
  await visitor.storage.from('quote-attachments').upload(SPEC_SHEET, PDF);
  await visitor.from('quotes').insert(aQuote({ id: NEW.quote, attachments: [SPEC_SHEET] }));
  await visitor.from('contact_messages').insert(aMessage({ id: NEW.message }));
  await visitor.storage.from('job-documents').upload(RESUME, PDF);
  await visitor
    .from('job_applications')
    .insert(anApplication({ id: NEW.application, resume_document_url: RESUME }));
}

/** Says for each view if a moderator sees rows. Add each new view here. */
export const VIEWS: Record<string, 'rows' | 'no rows'> = {
  admin_contact_messages: 'rows',
  admin_job_applications: 'rows',
  admin_load_checks: 'no rows',
  admin_my_quotes: 'rows',
  admin_profiles: 'no rows',
  admin_quotes: 'rows',
  admin_units: 'no rows',
  fleet: 'rows',
};

export interface Answer {
  data: unknown;
  error: { code: string } | null;
}
export type Right = 'allowed' | 'empty' | 'forbidden' | 'stale';
/**
 * A moderator's calls: `allowed` returns data or changes something, `empty` and
 * `stale` are the answers about records they can't read, `forbidden` is refused. A new function must be added here.
 */
export const FUNCTIONS: Record<string, [right: Right, args: object]> = {
  activity_history: ['forbidden', {}],
  add_escort_slots: ['forbidden', { _load_id: DEMO_LOAD, _slots: [] }],
  add_load_document: [
    'forbidden',
    {
      _id: UNKNOWN_ID,
      _load_id: DEMO_LOAD,
      _kind: 'bol',
      _file_path: `${DEMO_LOAD}/${UNKNOWN_ID}.pdf`,
      _name: 'BOL.pdf',
      _sha256: '0'.repeat(64),
    },
  ],
  admin_counts: ['forbidden', {}],
  admin_dashboard: ['forbidden', {}],
  admin_fleet: ['forbidden', {}],
  admin_search: ['allowed', { _text: 'Field' }],
  admin_unread_counts: ['allowed', {}],
  analytics_funnel: ['forbidden', DAYS],
  analytics_history: ['forbidden', {}],
  analytics_series: ['forbidden', DAYS],
  analytics_top: ['forbidden', { _kind: 'page', ...DAYS }],
  analytics_totals: ['forbidden', DAYS],
  analytics_visitors: ['forbidden', DAYS],
  cancel_load: [
    'forbidden',
    { _load_id: DEMO_LOAD, _from: 'in_transit', _request_id: UNKNOWN_ID, _reason: 'A' },
  ],
  cancellation_fees: ['forbidden', { _load_id: DEMO_LOAD }],
  approve_charge: ['forbidden', { _id: UNKNOWN_ID, _seen: NOW, _request_id: NEW.quote }],
  save_load_cost: ['forbidden', { _load_id: DEMO_LOAD, _kind: 'fuel' }],
  save_charge: [
    'forbidden',
    { _id: UNKNOWN_ID, _load_id: DEMO_LOAD, _request_id: NEW.quote, _charge: {} },
  ],
  withdraw_charge: ['forbidden', { _id: UNKNOWN_ID, _seen: NOW, _request_id: NEW.quote }],
  answer_escort: ['stale', { _escort_id: UNKNOWN_ID, _from: 'offered', _to: 'accepted' }],
  confirm_escort: ['stale', { _escort_id: UNKNOWN_ID, _seen: NOW }],
  offer_escort_slot: ['forbidden', { _slot_id: UNKNOWN_ID, _pilot_ids: [] }],
  application_documents: ['allowed', { _application_id: NEW.application }],
  application_status_counts: ['allowed', {}],
  assignment_conflicts: ['forbidden', {}],
  assign_to_load: ['forbidden', { _load_id: DEMO_LOAD, _seen: NOW }],
  assign_quote: ['allowed', { _quote_id: NEW.quote, _assignee: PEOPLE.moderator }],
  board_loads: ['forbidden', { _list: 'late' }],
  board_leakage: ['forbidden', {}],
  board_numbers: ['forbidden', {}],
  board_week: ['forbidden', { _from: '2026-11-30' }],
  loads_by_pickup: ['forbidden', {}],
  neighbors_by_pickup: ['forbidden', { _load_id: DEMO_LOAD }],
  pickup_group_counts: ['forbidden', {}],
  report_eta: ['forbidden', { _stop_id: UNKNOWN_ID, _seen: NOW, _eta: NOW }],
  create_offer: ['forbidden', { _quote_id: NEW.quote, _offer_id: UNKNOWN_ID }],
  discard_offer: ['forbidden', { _offer_id: UNKNOWN_ID, _seen: NOW }],
  check_pilot_paper: ['forbidden', { _paper_id: UNKNOWN_ID, _seen: NOW }],
  clear_escort: ['forbidden', { _escort_id: UNKNOWN_ID, _item: 'TX', _problem: 'A', _reason: 'A' }],
  escort_covers: ['empty', { _escort_ids: ['a3000000-0000-4000-8000-000000000001'] }],
  clear_hold: ['forbidden', { _id: UNKNOWN_ID, _reason: 'A' }],
  enter_leg: ['forbidden', { _leg_id: UNKNOWN_ID }],
  explain_hold: ['forbidden', { _id: UNKNOWN_ID, _reason: 'A' }],
  correct_leg: ['forbidden', { _leg_id: UNKNOWN_ID, _seen: NOW, _reason: 'A' }],
  deliver_load: ['forbidden', { _load_id: DEMO_LOAD }],
  escort_needs: ['forbidden', { _load_id: DEMO_LOAD }],
  set_escort_not_needed: ['forbidden', { _load_id: DEMO_LOAD, _reason: 'A' }],
  hold_load: ['forbidden', { _id: UNKNOWN_ID, _load_id: DEMO_LOAD, _reason: 'A' }],
  permit_desk: ['forbidden', {}],
  permit_desk_counts: ['forbidden', {}],
  permit_lead_times_in_use: ['forbidden', {}],
  propose_legs: ['forbidden', { _load_id: DEMO_LOAD }],
  travel_facts: ['forbidden', { _load_id: DEMO_LOAD, _legs: [] }],
  record_measure: [
    'forbidden',
    { _id: UNKNOWN_ID, _load_id: DEMO_LOAD, _length: 1, _width: 1, _height: 1 },
  ],
  correct_stop: ['forbidden', { _stop_id: UNKNOWN_ID, _seen: NOW, _reason: 'A' }],
  report_stop: ['forbidden', { _stop_id: UNKNOWN_ID, _step: 'arrived' }],
  save_load: ['forbidden', { _load_id: DEMO_LOAD, _seen: NOW, _load: {} }],
  save_load_legs: ['forbidden', { _load_id: DEMO_LOAD, _seen: NOW, _legs: [] }],
  save_load_stops: ['forbidden', { _load_id: DEMO_LOAD, _seen: NOW, _stops: [] }],
  save_configuration_units: ['forbidden', { _fleet_id: UNKNOWN_ID, _from: {}, _to: {} }],
  save_permits: ['forbidden', { _rows: [] }],
  amend_permit: [
    'forbidden',
    { _id: UNKNOWN_ID, _permit_id: UNKNOWN_ID, _seen: NOW, _values: {}, _reason: 'A' },
  ],
  undo_permit_change: ['forbidden', { _id: UNKNOWN_ID }],
  claim_invitation: ['forbidden', { _invitation_id: UNKNOWN_ID, _email: 'new@example.com' }],
  release_file: ['forbidden', { _bucket: 'quote-attachments', _path: 'a/b.pdf' }],
  delete_user: ['forbidden', { _user_id: PEOPLE.customer }],
  finish_invitation: ['forbidden', { _invitation_id: UNKNOWN_ID }],
  fleet_status_counts: ['forbidden', {}],
  export_invoice: [
    'forbidden',
    { _id: UNKNOWN_ID, _load_id: DEMO_LOAD, _carrier: 'A', _remit_to: 'B' },
  ],
  invoice_facts: ['forbidden', { _load_id: DEMO_LOAD }],
  save_invoice_details: ['forbidden', { _load_id: DEMO_LOAD, _details: {} }],
  void_invoice: ['forbidden', { _id: UNKNOWN_ID, _reason: 'A' }],
  latest_activity: ['empty', {}],
  load_combinations: ['empty', { _load_ids: [DEMO_LOAD] }],
  load_people: ['empty', { _load_ids: [DEMO_LOAD] }],
  load_road_problems: ['empty', { _load_id: DEMO_LOAD }],
  load_start_problems: ['empty', { _load_id: DEMO_LOAD }],
  load_status_counts: ['empty', {}],
  may_read_offer: ['empty', { _offer_id: UNKNOWN_ID }],
  message_status_counts: ['allowed', {}],
  offer_status_counts: ['empty', {}],
  open_application: ['allowed', { _application_id: NEW.application }],
  open_application_documents: ['allowed', { _application_id: NEW.application, _path: RESUME }],
  pilots_available: ['forbidden', { _day: '2026-12-01' }],
  quarantined_files: ['empty', { _record_type: 'quote', _record_id: UNKNOWN_ID }],
  quote_attachments: ['allowed', { _quote_id: NEW.quote }],
  quote_status_counts: ['allowed', {}],
  reorder_gallery_images: ['forbidden', { _seen: [], _wanted: [] }],
  require_second_factor: ['forbidden', { _is_required: true }],
  reset_second_factor: ['forbidden', { _user_id: PEOPLE.customer }],
  restore_records: ['forbidden', { _type: 'quote', _ids: [NEW.quote], _seen: [NOW] }],
  revise_offer: ['forbidden', { _offer_id: UNKNOWN_ID, _new_id: NEW.quote }],
  run_job_now: ['forbidden', { _name: 'empty-trash' }],
  save_offer: [
    'forbidden',
    { _offer_id: UNKNOWN_ID, _seen: NOW, _request_id: NEW.quote, _offer: {} },
  ],
  save_user: ['forbidden', SAVED_USER],
  similar_offers: ['forbidden', { _offer_id: UNKNOWN_ID }],
  send_offer: ['forbidden', { _offer_id: UNKNOWN_ID, _seen: NOW, _request_id: NEW.quote }],
  send_offer_now: ['forbidden', { _offer_id: UNKNOWN_ID, _request_id: NEW.quote }],
  second_factors: ['forbidden', {}],
  set_load_of_the_month: ['forbidden', { _image_id: UNKNOWN_ID }],
  start_activity_export: ['forbidden', {}],
  start_application_export: ['forbidden', {}],
  start_load: ['stale', { _load_id: DEMO_LOAD, _seen: NOW }],
  import_rules: ['forbidden', { _rules: [], _sources: [], _seen: 1 }],
  preview_rule_import: ['forbidden', { _rules: [], _sources: [] }],
  review_rules: ['forbidden', { _state: 'OH', _on: '2026-11-01' }],
  rule_history: ['forbidden', { _state: 'OH', _rule: 'legal_width_in', _road_class: 'any' }],
  rules_desk: ['forbidden', {}],
  save_rule: ['forbidden', { _id: UNKNOWN_ID, _replaces: null, _row: {}, _source: {} }],
  undo_send_offer: ['forbidden', { _offer_id: UNKNOWN_ID, _request_id: NEW.quote }],
  use_rule: ['forbidden', { _id: UNKNOWN_ID, _source: {}, _as_of: '2026' }],
  system_emails: ['forbidden', {}],
  system_jobs: ['forbidden', {}],
  system_limits: ['forbidden', {}],
  system_schema: ['forbidden', {}],
  system_storage: ['forbidden', {}],
  purge_records: ['forbidden', { _type: 'quote', _ids: [NEW.quote] }],
  trashed_records: ['forbidden', { _type: 'quote' }],
  trash_records: ['forbidden', { _type: 'quote', _ids: [NEW.quote] }],
  unit_conflicts: ['forbidden', { _load_id: DEMO_LOAD }],
  unit_kind_counts: ['empty', {}],
  withdraw_offer: ['forbidden', { _offer_id: UNKNOWN_ID, _request_id: NEW.quote, _reason: 'A' }],
  user_role_counts: ['empty', {}],
};

/** Functions that serve every caller, whatever their role. */
export const FOR_EVERYONE = [
  'accept_offer',
  'decline_offer',
  'my_bills',
  'my_loads',
  'my_offer',
  'my_quote_stages',
  'record_offer_view',
  'request_new_offer',
  'set_load_emails',
  'track_bills',
  'track_loads',
  'track_offer',
  'delete_my_account',
  'get_user_roles',
  'has_role',
  'my_escort_jobs',
  'my_invitation',
  'my_session_state',
  'release_invitation',
  'current_rules',
  'rules_version',
  'request_quote_link',
  'touch_session',
  'track_quote',
];

/** Tested below: they need a version. */
export const SET_STATUSES = {
  set_application_statuses: ['job_applications', NEW.application, 'reviewed'],
  set_message_statuses: ['contact_messages', NEW.message, 'handled'],
  set_quote_statuses: ['quotes', NEW.quote, 'reviewed'],
} as const;
