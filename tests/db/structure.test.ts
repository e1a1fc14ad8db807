import { describe, expect, it } from 'vitest';
import { useCatalog } from './support/catalog.ts';

/** Rules for the whole schema, checked by queries on the catalog that return the offending names. */
describe('The schema', () => {
  const project = useCatalog();
  const find = async (query: string) =>
    (await project.sql<{ name: string }>(query)).map(({ name }) => name);

  it('enables row level security on every table', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`),
    ).toEqual([]);
  });

  it('keeps security definer functions out of the exposed schema', async () => {
    expect(
      await find(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef`),
    ).toEqual([]);
  });

  it('has these security definer functions, each justified in its migration', async () => {
    expect(
      await find(`
        select proname as name from pg_proc
        where pronamespace = 'private'::regnamespace and prosecdef order by proname`),
    ).toEqual([
      'accept_offer',
      'add_escort_slots',
      'add_load_document',
      'admin_fleet',
      'admin_search',
      'analytics_visitors',
      'announce_deletions',
      'answer_escort',
      'application_documents',
      'approve_charge',
      'book_load',
      'cancel_load',
      'cap_labels',
      'change_slot',
      'check_load_legs',
      'check_load_stops',
      'check_permit',
      'check_pilot_paper',
      'claim_invitation',
      'claim_load_email',
      'claim_offer_email',
      'claim_quote_attachments',
      'claim_quote_link',
      'claim_quotes',
      'clear_escort',
      'clear_former_staff_assignments',
      'clear_hold',
      'confirm_escort',
      'copy_load_customer',
      'copy_load_to_stops',
      'count_filtered_visit',
      'create_offer',
      'decline_offer',
      'decrement_event_counters',
      'delete_account',
      'delete_my_account',
      'delete_open_offers',
      'delete_user',
      'discard_offer',
      'document_of_link',
      'email_link_token',
      'enforce_rate_limit',
      'enter_leg',
      'escort_cover',
      'escort_covers',
      'escort_jobs',
      'explain_hold',
      'export_invoice',
      'finish_invitation',
      'found_load_ids',
      'handle_new_user',
      'has_waiting_emails',
      'hold_changed_size',
      'hold_load',
      'hold_reason',
      'hold_with_units',
      'import_rules',
      'increment_event_counters',
      'is_admin',
      'is_claimed_attachment',
      'is_file_to_answer',
      'is_known_to_customer',
      'is_offer_of_link',
      'is_opened_document',
      'is_quarantined',
      'is_shared_document',
      'is_staff',
      'limit_function_call',
      'limit_load_events',
      'limit_uploads',
      'limit_uploads_of_a_day',
      'linked_quote',
      'load_of_email',
      'load_people',
      'lock_load_version',
      'log_access',
      'log_activity',
      'log_charge',
      'log_hold',
      'log_load',
      'log_load_document',
      'log_load_entry',
      'log_load_part',
      'log_load_status',
      'log_offer',
      'log_outage',
      'log_profile_edit',
      'log_quote_assignment',
      'log_quote_note',
      'log_reply',
      'log_trash',
      'log_unit_assignment',
      'mark_escort_terms_changed',
      'may_add_document',
      'may_read_offer',
      'move_legs_with_load',
      'my_bills',
      'my_invitation',
      'my_load_ids',
      'my_loads',
      'my_offer',
      'my_quote_stages',
      'my_rated_escort_ids',
      'my_session_state',
      'my_shipped_load_ids',
      'offer_escort_slot',
      'offer_for_pdf',
      'offer_pdf',
      'open_application',
      'open_application_documents',
      'open_rule_change',
      'overdue_load_emails',
      'overdue_offer_emails',
      'override_start',
      'propose_new_legs',
      'proposed_legs',
      'protect_last_admin',
      'queue_confirmation_email',
      'queue_entered_email',
      'queue_eta_email',
      'queue_first_driver_email',
      'queue_hold_email',
      'queue_pilot_emails',
      'queue_step_emails',
      'queued_offer_emails',
      'rebook_escorts',
      'record_event_pages',
      'record_limit_hit',
      'record_measure',
      'record_visit',
      'refresh_changed_load_search',
      'refresh_load_search',
      'refresh_load_search_of_person',
      'release_abandoned_load_emails',
      'release_abandoned_offer_emails',
      'release_file',
      'release_invitation',
      'release_load_email',
      'release_offer_email',
      'release_quote_link',
      'report_eta',
      'report_stop',
      'request_new_offer',
      'request_quote_link',
      'require_cancel_reason',
      'require_cover',
      'require_driver_or_admin',
      'require_ready_start',
      'require_recent_sign_in',
      'require_second_factor',
      'require_staff_assignee',
      'reserve_email',
      'reset_second_factor',
      'restore_records',
      'review_rules',
      'revise_offer',
      'room_for_confirmations',
      'rules_version',
      'run_job_now',
      'save_charge',
      'save_invoice_details',
      'save_load_legs',
      'save_load_stops',
      'save_offer',
      'save_permits',
      'save_rule',
      'search_event_pages',
      'second_factors',
      'send_offer',
      'session_state',
      'set_booking',
      'set_challenge',
      'set_escort_booking',
      'set_load_details',
      'set_load_emails',
      'set_load_units',
      'set_quote_reference',
      'settle_slot',
      'standing_invoice',
      'start_activity_export',
      'start_application_export',
      'start_problems',
      'store_challenge_pass',
      'store_offer_pdf',
      'sync_profile_email',
      'sync_profile_joined_at',
      'sync_profile_roles',
      'system_emails',
      'system_jobs',
      'system_limits',
      'system_schema',
      'system_storage',
      'touch_session',
      'track_bills',
      'track_loads',
      'track_offer',
      'track_quote',
      'trash_records',
      'use_permits',
      'use_rule',
      'void_invoice',
      'withdraw_cancellation_fees',
      'withdraw_charge',
      'withdraw_offer',
    ]);
  });

  // A procedure with a search path of its own can't commit.
  it('gives every function an empty search path', async () => {
    expect(
      await find(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind <> 'p'
          and not coalesce(proconfig @> array['search_path=""'], false)`),
    ).toEqual([]);
  });

  it('has only security invoker views in public', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
          and not coalesce(reloptions @> array['security_invoker=true'], false)`),
    ).toEqual([]);
  });

  it('checks who reads in every private view that bypasses policies', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'private'::regnamespace and relkind in ('v', 'm')
          and pg_get_viewdef(oid) !~ 'private.is_(admin|staff)_or_service\\(\\)'`),
    ).toEqual([]);
  });

  it('names a role and one operation in every policy', async () => {
    expect(
      await find(`
        select tablename || ': ' || policyname as name from pg_policies
        where schemaname = 'public' and (roles = '{public}' or cmd = 'ALL')`),
    ).toEqual([]);
  });

  it('has an index on every foreign key', async () => {
    expect(
      await find(`
        select conrelid::regclass || ' ' || conname as name from pg_constraint as key
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index
          where indrelid = key.conrelid and indpred is null and indkey[0] = key.conkey[1])`),
    ).toEqual([]);
  });

  it('has a comment on every table and view', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and relkind in ('r', 'p', 'v', 'm') and not relispartition
          and obj_description(oid, 'pg_class') is null`),
    ).toEqual([]);
  });

  it('has a comment on every function an API role can execute', async () => {
    expect(
      await find(`
        select f.oid::regprocedure::text as name from pg_proc as f
        where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and obj_description(f.oid, 'pg_proc') is null
          and exists (
            select from unnest(array['anon', 'authenticated', 'service_role']) as role
            where has_function_privilege(role, f.oid, 'execute'))`),
    ).toEqual([]);
  });

  it('limits the length of every text', async () => {
    expect(
      await find(`
        select attrelid::regclass || '.' || attname as name from pg_attribute as a
        where attnum > 0 and not attisdropped and atttypid = 'text'::regtype and attgenerated = ''
          and attrelid in (
            select oid from pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
          and not exists (
            select from pg_constraint
            where conrelid = attrelid and contype = 'c' and attnum = any (conkey))
        order by name`),
    ).toEqual([
      // Written by triggers only, from text that is limited elsewhere.
      'activity_log.label',
      'activity_log.new_status',
      'activity_log.old_status',
      'analytics_days.label',
      'analytics_visitor_days.consent_id',
      'analytics_visitor_days.step',
      'contact_messages.search_text',
      'job_applications.search_text',
      'profiles.email',
      'profiles.search_text',
      'quotes.search_text',
    ]);
  });
});
