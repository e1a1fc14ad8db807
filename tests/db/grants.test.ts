import { describe, expect, it } from 'vitest';
import { isGivenDatabase, useCatalog } from './support/catalog.ts';
import { readGrants } from './support/grants.ts';
import { DEFAULT_PRIVILEGES } from './support/project.ts';

const QUOTE_FORM =
  'insert are_dates_flexible, assessment, attachments, commodity, customer_name, deliver_by, destination, email, equipment, fill_ms, height, id, length, link_hash, notes, origin, phone, pieces, po_number, ready_on, website, width';
const CONTACT_FORM = 'insert email, fill_ms, id, message, name, phone, subject, website';
const APPLICATION_FORM =
  'insert address, availability_date, cdl_document_url, cdl_license, city, cover_letter, email, experience_years, fill_ms, first_name, id, job_title, last_name, other_documents_urls, phone, resume_document_url, state, website, zip_code';
// Without license_plate and vin.
const PUBLIC_VEHICLE =
  'select axle_count, axle_layout, created_at, deck, description, height, id, image_height, image_url, image_width, length, max_weight_capacity, name, status, updated_at, width, year_manufactured';
const VEHICLE =
  'axle_count, axle_layout, deck, description, height, image_height, image_url, image_width, length, license_plate, max_weight_capacity, name, status, vin, width, year_manufactured';
const NEW_VEHICLE = VEHICLE.replace('image_height', 'id, image_height');
const PICTURE =
  'alt_text, category, description, display_order, image_height, image_url, image_width';
const NEW_PICTURE = PICTURE.replace('image_height', 'id, image_height');
const THUMBNAIL = 'thumbnail_height, thumbnail_url, thumbnail_width, title';
const SERVICE = 'active, category, name, price, short_description';
const EQUIPMENT = 'certified_states, has_high_pole, home_base_city, home_base_state';
const CARRIER_EQUIPMENT = 'available, axles, capacity_lbs, deck_length, kind, quantity';
const NEW_LOAD =
  'bol_number, commodity, delivery_at, delivery_time_zone, destination, driver_id, equipment, height, id, instructions, length, origin, pickup_at, pickup_time_zone, pieces, po_number, quote_id, title, weight_lbs, width';
const LOAD =
  'bol_number, cancel_reason, commodity, delivery_at, delivery_time_zone, destination, driver_id, equipment, height, instructions, length, origin, pickup_at, pickup_time_zone, pieces, po_number, quote_id, status, title, weight_lbs, width';
const UNIT =
  'axle_spacings, axles, capacity_lbs, deck, deck_height, deck_length, kind, license_plate, make, model, number, tare_lbs, vin, year_manufactured';
const NEW_UNIT = UNIT.replace('kind', 'id, kind');

/**
 * All rights of the API roles. `authenticated` includes admins: policies tell them apart. Add what a
 * migration grants; any other grant fails the test.
 */
const TABLES = {
  activity_log: { authenticated: ['select'] },
  admin_contact_messages: { authenticated: ['select'] },
  admin_job_applications: { authenticated: ['select'] },
  admin_profiles: { authenticated: ['select'] },
  admin_my_quotes: { authenticated: ['select'] },
  admin_quotes: { authenticated: ['select'] },
  admin_units: { authenticated: ['select'] },
  analytics_days: { authenticated: ['select'] },
  analytics_events: { authenticated: ['select'] },
  analytics_filtered: { authenticated: ['select'] },
  assignments: { authenticated: ['select'] },
  availability: {
    authenticated: [
      'delete',
      'insert available, day, note, user_id',
      'select',
      'update available, day, note',
    ],
  },
  charges: { authenticated: ['select'] },
  carrier_equipment: {
    authenticated: [
      'delete',
      `insert ${CARRIER_EQUIPMENT.replace('kind', 'id, kind')}`,
      'select',
      `update ${CARRIER_EQUIPMENT}`,
    ],
  },
  configuration_units: { authenticated: ['delete', 'insert', 'select', 'update count'] },
  consent_records: { authenticated: ['select'] },
  contact_messages: {
    anon: [CONTACT_FORM],
    authenticated: ['delete', CONTACT_FORM, 'select', 'update status'],
  },
  file_checks: { authenticated: ['select'] },
  fleet: {
    anon: [PUBLIC_VEHICLE],
    authenticated: ['delete', `insert ${NEW_VEHICLE}`, PUBLIC_VEHICLE, `update ${VEHICLE}`],
  },
  gallery_images: {
    anon: ['select'],
    authenticated: [
      'delete',
      `insert ${NEW_PICTURE}, ${THUMBNAIL}`,
      'select',
      `update ${PICTURE}, is_load_of_the_month, ${THUMBNAIL}`,
    ],
  },
  job_applications: {
    anon: [APPLICATION_FORM],
    authenticated: [
      'delete',
      APPLICATION_FORM,
      // Without what open_application() returns.
      'select cdl_document_url, cdl_license, city, created_at, deleted_at, deleted_by, email, emailed_at, experience_sort, experience_years, first_name, id, job_title, last_name, other_documents_urls, phone, resume_document_url, search_text, state, status, updated_at',
      'update status',
    ],
  },
  invoice_details: { authenticated: ['select'] },
  invoices: { authenticated: ['select'] },
  load_customers: {
    authenticated: [
      'insert company, email, load_id, name, phone',
      'select',
      'update company, email, name, phone',
    ],
  },
  load_documents: { authenticated: ['delete', 'select'] },
  load_holds: { authenticated: ['select'] },
  load_legs: { authenticated: ['select'] },
  load_measures: { authenticated: ['select'] },
  load_stops: { authenticated: ['select'] },
  permit_costs: {
    authenticated: [
      'delete',
      'insert cents, currency, permit_id',
      'select',
      'update cents, currency',
    ],
  },
  rule_changes: { authenticated: ['select'] },
  rule_reviews: { authenticated: ['select'] },
  rule_sources: {
    anon: ['select as_of, id, kind, publisher, retrieved_on, title, url'],
    authenticated: ['select'],
  },
  state_borders: { authenticated: ['select'] },
  state_rules: {
    anon: [
      'select as_of, certainty, comparison, condition_note, is_conflict, road_class, rule, source_ids, state, unit, valid_to, value',
    ],
    authenticated: ['select'],
  },
  load_escorts: {
    authenticated: [
      'delete',
      'insert load_id, pilot_id, position, status',
      'select',
      'update position',
    ],
  },
  load_events: { authenticated: ['delete', 'insert id, load_id, note', 'select'] },
  load_permits: {
    authenticated: [
      'delete',
      'insert applied_on, authority, curfews, file_path, jurisdiction, kind, leg_id, load_id, max_height, max_length, max_weight_lbs, max_width, permit_number, provisions, route_text, status, time_zone, valid_from, valid_until',
      'select',
      'update applied_on, authority, curfews, file_path, kind, max_height, max_length, max_weight_lbs, max_width, permit_number, provisions, route_text, status, time_zone, valid_from, valid_until',
    ],
  },
  loads: { authenticated: ['delete', `insert ${NEW_LOAD}`, 'select', `update ${LOAD}`] },
  email_log: { authenticated: ['select'] },
  escort_rates: { authenticated: ['select'] },
  escort_slots: {
    authenticated: [
      'delete',
      'select',
      'update channel, ends_at, is_arranged, meet_at, meet_place, position, states, time_zone',
    ],
  },
  offer_lines: { authenticated: ['select'] },
  offer_settings: {
    authenticated: [
      'select',
      'update detention_cents, exclusions, free_minutes, layover_cents, payment_days, terms_version, tonu_cents, validity_days',
    ],
  },
  offers: { authenticated: ['select'] },
  certificate_rules: {
    authenticated: [
      'delete',
      'insert checked_on, is_accepted, issuing_state, source, work_state',
      'select',
      'update checked_on, is_accepted, source',
    ],
  },
  escort_clearances: { authenticated: ['select'] },
  pilot_papers: {
    authenticated: [
      'delete',
      'insert expires_on, file_name, file_path, id, insurer, issuing_state, kind, limit_cents, number, starts_on',
      'select',
      'update expires_on, file_name, file_path, insurer, issuing_state, limit_cents, number, starts_on',
    ],
  },
  pilot_profiles: {
    authenticated: [`insert ${EQUIPMENT}, user_id`, 'select', `update ${EQUIPMENT}`],
  },
  profiles: {
    authenticated: ['select', 'update company_name, first_name, last_name, phone'],
  },
  quote_assignments: {
    authenticated: ['delete', 'insert assigned_to, quote_id', 'select', 'update assigned_to'],
  },
  quote_notes: { authenticated: ['delete', 'insert body, id, quote_id', 'select'] },
  quotes: {
    // select: a visitor reads back the row of the very statement (the policy), so all columns.
    anon: [QUOTE_FORM, 'select'],
    authenticated: ['delete', QUOTE_FORM, 'select', 'update status'],
  },
  services: {
    anon: ['select'],
    authenticated: [
      'delete',
      'insert active, category, id, name, price, short_description',
      'select',
      `update ${SERVICE}`,
    ],
  },
  unit_outages: {
    authenticated: [
      'delete',
      'insert from_day, id, reason, unit_id, until_day',
      'select',
      'update from_day, reason, until_day',
    ],
  },
  units: {
    authenticated: [
      'delete',
      `insert ${NEW_UNIT}`,
      // Without license_plate and vin.
      'select axle_spacings, axles, capacity_lbs, created_at, deck, deck_height, deck_length, id, kind, make, model, number, search_text, tare_lbs, updated_at, year_manufactured',
      `update ${UNIT}`,
    ],
  },
  step_email_settings: { authenticated: ['select', 'update is_on'] },
  unique_visitors: { authenticated: ['select'] },
  // Read by the views of the same names, which check who reads.
  'private.admin_contact_messages': { authenticated: ['select'] },
  'private.admin_job_applications': { authenticated: ['select'] },
  'private.admin_profiles': { authenticated: ['select'] },
  'private.admin_units': { authenticated: ['select'] },
  'private.admin_quotes': { authenticated: ['select'] },
  user_roles: { authenticated: ['delete', 'insert role, user_id', 'select', 'update role'] },
};

const signedIn = { authenticated: ['execute'] };
const anyone = { anon: ['execute'], authenticated: ['execute'] };

const FUNCTIONS = {
  'activity_history(text,activity_subject,activity_action,date,timestamp with time zone,bigint,integer)':
    signedIn,
  'accept_offer(uuid,uuid,text,text,text)': anyone,
  'add_load_document(uuid,uuid,load_document_kind,text,text,text)': signedIn,
  'cancel_load(uuid,load_status,uuid,text,jsonb)': signedIn,
  'cancellation_fees(uuid)': signedIn,
  'approve_charge(uuid,timestamp with time zone,uuid)': signedIn,
  'save_charge(uuid,uuid,uuid,jsonb,timestamp with time zone)': signedIn,
  'withdraw_charge(uuid,timestamp with time zone,uuid)': signedIn,
  'admin_counts()': signedIn,
  'admin_dashboard()': signedIn,
  'admin_fleet(text)': signedIn,
  'admin_search(text,integer)': signedIn,
  'admin_unread_counts()': signedIn,
  'analytics_funnel(date,date)': signedIn,
  'analytics_history(text,text,bigint,date,timestamp with time zone,bigint,integer)': signedIn,
  'analytics_series(date,date)': signedIn,
  'analytics_top(text,date,date,integer)': signedIn,
  'analytics_totals(date,date)': signedIn,
  'analytics_visitors(date,date)': signedIn,
  'application_documents(uuid)': signedIn,
  'application_status_counts(text,text)': signedIn,
  'assign_quote(uuid,uuid,uuid)': signedIn,
  'assign_to_load(uuid,timestamp with time zone,uuid,uuid[])': signedIn,
  'assignment_conflicts(date,date,text,text,uuid,text[])': signedIn,
  'add_escort_slots(uuid,jsonb)': signedIn,
  'answer_escort(uuid,escort_status,escort_status,timestamp with time zone)': signedIn,
  'check_pilot_paper(uuid,timestamp with time zone,boolean)': signedIn,
  'clear_escort(uuid,text,text,text)': signedIn,
  'escort_covers(uuid[])': signedIn,
  'private.check_pilot_paper(uuid,timestamp with time zone,boolean)': signedIn,
  'private.clear_escort(uuid,text,text,text)': signedIn,
  'private.escort_covers(uuid[])': signedIn,
  'private.is_pilot_car()': signedIn,
  'private.is_pilot_file_to_add(text)': signedIn,
  'private.paper_cover(uuid,text[],date,date)': signedIn,
  'private.paper_day(date)': signedIn,
  'private.paper_gap(text,pilot_papers[],date,date)': signedIn,
  'confirm_escort(uuid,timestamp with time zone)': signedIn,
  'offer_escort_slot(uuid,uuid[],timestamp with time zone,jsonb)': signedIn,
  'board_loads(text,text)': signedIn,
  'board_numbers()': signedIn,
  'board_week(date,text,load_status,uuid,date,date,text)': signedIn,
  'loads_by_pickup(text,load_status,uuid,date,date,text,pickup_group,timestamp with time zone,uuid,integer)':
    signedIn,
  'pickup_group_counts(text,load_status,uuid,date,date,text)': signedIn,
  'road_problems(uuid[])': signedIn,
  'save_configuration_units(uuid,jsonb,jsonb)': signedIn,
  'report_eta(uuid,timestamp with time zone,timestamp with time zone,text)': signedIn,
  'claim_invitation(uuid,text)': signedIn,
  'create_offer(uuid,uuid)': signedIn,
  'decline_offer(uuid,uuid,offer_decline_reason,text,text)': anyone,
  'discard_offer(uuid,timestamp with time zone)': signedIn,
  'may_read_offer(uuid)': signedIn,
  'my_bills(uuid)': signedIn,
  'my_loads(uuid)': signedIn,
  'my_offer(uuid,integer)': anyone,
  'my_quote_stages(uuid[])': signedIn,
  'offer_status_counts(text)': signedIn,
  'request_new_offer(uuid,text)': anyone,
  'revise_offer(uuid,uuid)': signedIn,
  'save_offer(uuid,timestamp with time zone,uuid,jsonb)': signedIn,
  'send_offer(uuid,timestamp with time zone,uuid)': signedIn,
  'set_load_emails(uuid,boolean,text)': anyone,
  'track_bills(text)': anyone,
  'track_loads(text)': anyone,
  'track_offer(text,integer)': anyone,
  'withdraw_offer(uuid,uuid,text)': signedIn,
  'delete_my_account()': signedIn,
  'delete_user(uuid)': signedIn,
  'finish_invitation(uuid,text,text,text,text,text[])': signedIn,
  'fleet_status_counts(text)': signedIn,
  'track_quote(text)': anyone,
  'get_user_roles(uuid)': signedIn,
  'has_role(uuid,app_role)': signedIn,
  'export_invoice(uuid,uuid,text,text)': signedIn,
  'invoice_checks(uuid)': signedIn,
  'invoice_facts(uuid)': signedIn,
  'save_invoice_details(uuid,jsonb,timestamp with time zone)': signedIn,
  'void_invoice(uuid,text)': signedIn,
  'latest_activity(integer)': signedIn,
  'open_application(uuid)': signedIn,
  'open_application_documents(uuid,text)': signedIn,
  'start_activity_export(text,activity_subject,activity_action,date)': signedIn,
  'start_application_export(text,text,text)': signedIn,
  'clear_hold(uuid,text)': signedIn,
  'enter_leg(uuid,text)': signedIn,
  'explain_hold(uuid,text)': signedIn,
  'hold_load(uuid,uuid,text)': signedIn,
  'permit_desk(integer)': signedIn,
  'pilots_available(date)': signedIn,
  'load_combinations(uuid[])': signedIn,
  'propose_legs(uuid)': signedIn,
  'record_measure(uuid,uuid,numeric,numeric,numeric,integer)': signedIn,
  'report_stop(uuid,text,timestamp with time zone)': signedIn,
  'save_load_legs(uuid,timestamp with time zone,jsonb)': signedIn,
  'save_load_stops(uuid,timestamp with time zone,jsonb)': signedIn,
  'neighbors_by_pickup(uuid,text,load_status,uuid,date,date,text)': signedIn,
  'save_permits(jsonb)': signedIn,
  'load_people(uuid[])': signedIn,
  'load_readiness(uuid[])': signedIn,
  'load_start_problems(uuid)': signedIn,
  'load_status_counts(text,uuid,date,date,text)': signedIn,
  'message_status_counts(text)': signedIn,
  'my_escort_jobs()': signedIn,
  'my_invitation()': signedIn,
  'my_session_state()': signedIn,
  'quarantined_files(email_record_type,uuid)': signedIn,
  'quote_attachments(uuid)': signedIn,
  'quote_status_counts(text,uuid)': signedIn,
  'release_file(text,text)': signedIn,
  'release_invitation(uuid)': signedIn,
  'reorder_gallery_images(uuid[],uuid[])': signedIn,
  'request_quote_link(text,text)': anyone,
  'require_second_factor(boolean)': signedIn,
  'reset_second_factor(uuid)': signedIn,
  'restore_records(email_record_type,uuid[],timestamp with time zone[])': signedIn,
  'run_job_now(text)': signedIn,
  'system_emails()': signedIn,
  'system_jobs()': signedIn,
  'system_limits()': signedIn,
  'system_schema()': signedIn,
  'system_storage()': signedIn,
  'save_user(uuid,timestamp with time zone,text,text,text,text,text[])': signedIn,
  'start_load(uuid,timestamp with time zone,text)': signedIn,
  'set_application_statuses(uuid[],timestamp with time zone[],application_status)': signedIn,
  'second_factors()': signedIn,
  'set_load_of_the_month(uuid)': signedIn,
  'set_message_statuses(uuid[],timestamp with time zone[],message_status)': signedIn,
  'set_quote_statuses(uuid[],timestamp with time zone[],quote_status)': signedIn,
  'current_rules()': anyone,
  'import_rules(jsonb,jsonb,bigint)': signedIn,
  'preview_rule_import(jsonb,jsonb)': signedIn,
  'review_rules(text,date)': signedIn,
  'rule_history(text,text,text)': signedIn,
  'rules_desk()': signedIn,
  'rules_version()': anyone,
  'save_rule(uuid,uuid,jsonb,jsonb)': signedIn,
  'use_rule(uuid,jsonb,text)': signedIn,
  'touch_session()': signedIn,
  'trash_records(email_record_type,uuid[])': signedIn,
  'unit_conflicts(uuid)': signedIn,
  'unit_kind_counts(text)': signedIn,
  'user_role_counts(text)': signedIn,
  // Not exposed by the API; policies, checks and the functions above call them as their caller.
  'private.accept_offer(uuid,uuid,text,text,text)': anyone,
  'private.held_assignments(tstzrange)': signedIn,
  'private.held_days(loads)': signedIn,
  'private.held_until(loads)': signedIn,
  'private.create_offer(uuid,uuid)': signedIn,
  'private.decline_offer(uuid,uuid,offer_decline_reason,text,text)': anyone,
  'private.discard_offer(uuid,timestamp with time zone)': signedIn,
  'private.may_read_offer(uuid)': signedIn,
  'private.bill_lines(uuid)': signedIn,
  'private.export_invoice(uuid,uuid,text,text)': signedIn,
  'private.invoice_checks(uuid)': signedIn,
  'private.invoice_facts(loads)': signedIn,
  'private.loads_to_invoice()': signedIn,
  'private.my_bills(uuid)': signedIn,
  'private.save_invoice_details(uuid,timestamp with time zone,jsonb)': signedIn,
  'private.standing_invoice(uuid)': signedIn,
  'private.void_invoice(uuid,text)': signedIn,
  'private.my_loads(uuid)': signedIn,
  'private.my_offer(uuid,integer)': anyone,
  'private.my_quote_stages(uuid[])': signedIn,
  'private.request_new_offer(uuid,text)': anyone,
  'private.revise_offer(uuid,uuid)': signedIn,
  'private.save_offer(uuid,timestamp with time zone,uuid,jsonb)': signedIn,
  'private.send_offer(uuid,timestamp with time zone,uuid)': signedIn,
  'private.load_of_email(uuid)': signedIn,
  'private.set_load_emails(uuid,boolean,text)': anyone,
  'private.track_bills(text)': anyone,
  'private.track_loads(text)': anyone,
  'private.track_offer(text,integer)': anyone,
  'private.withdraw_offer(uuid,uuid,text)': signedIn,
  'private.check_import(jsonb,jsonb)': signedIn,
  'private.import_rules(jsonb,jsonb,bigint)': signedIn,
  'private.imported_rules(jsonb)': signedIn,
  'private.imported_sources(jsonb)': signedIn,
  'private.is_province(text)': signedIn,
  'private.is_rule_date(text)': signedIn,
  'private.rejected_rules(jsonb,jsonb)': signedIn,
  'private.review_rules(text,date)': signedIn,
  'private.rule_differences(jsonb)': signedIn,
  'private.rule_states()': signedIn,
  'private.rule_unit(text)': signedIn,
  'private.rules_version()': anyone,
  'private.save_rule(uuid,uuid,jsonb,jsonb)': signedIn,
  'private.source_differences(jsonb)': signedIn,
  'private.use_rule(uuid,jsonb,text)': signedIn,
  'private.cancel_load(uuid,load_status,uuid,text,jsonb)': signedIn,
  'private.approve_charge(uuid,timestamp with time zone,uuid)': signedIn,
  'private.save_charge(uuid,uuid,timestamp with time zone,uuid,jsonb)': signedIn,
  'private.withdraw_charge(uuid,timestamp with time zone,uuid)': signedIn,
  'private.add_load_document(uuid,uuid,load_document_kind,text,text,text)': signedIn,
  'private.is_load_file_to_add(text)': signedIn,
  'private.may_add_document(uuid)': signedIn,
  'private.my_shipped_load_ids()': signedIn,
  'private.admin_fleet(text)': signedIn,
  'private.application_documents(uuid)': signedIn,
  'private.is_opened_document(text)': signedIn,
  'private.open_application(uuid)': signedIn,
  'private.open_application_documents(uuid,text)': signedIn,
  'private.find_activity(text,activity_subject,activity_action,date,timestamp with time zone,bigint,integer)':
    signedIn,
  'private.start_activity_export(text,activity_subject,activity_action,date)': signedIn,
  'private.start_application_export(text,text,text)': signedIn,
  'private.admin_search(text,integer)': signedIn,
  'private.are_job_document_paths(text[],text,integer)': anyone,
  'private.are_quote_attachment_paths(text[])': anyone,
  'private.are_quote_pieces(jsonb)': anyone,
  'private.is_quote_attachment_path(text)': anyone,
  'private.is_quote_assessment(jsonb)': anyone,
  'private.is_quote_piece(jsonb)': anyone,
  'private.are_axle_spacings(numeric[],integer)': signedIn,
  'private.booked_times(loads)': signedIn,
  'private.board_load_ids(text)': signedIn,
  'private.open_loads_by_pickup(text,load_status,uuid,date,date,text)': signedIn,
  'private.found_load_ids(text)': signedIn,
  'private.pickup_day_group(timestamp with time zone,date)': signedIn,
  'private.road_problems()': signedIn,
  'private.last_stop(uuid)': signedIn,
  'private.report_eta(uuid,timestamp with time zone,timestamp with time zone,text)': signedIn,
  'private.business_day(timestamp with time zone)': signedIn,
  'private.escorts_to_confirm()': signedIn,
  'private.expiring_permits()': signedIn,
  'private.late_stops()': signedIn,
  'private.permits_over_quote()': signedIn,
  'private.unit_name(unit_kind,text)': signedIn,
  'private.set_load_units(uuid,uuid[])': signedIn,
  'private.are_jurisdictions(text[])': anyone,
  'private.check_request()': anyone,
  'private.claim_invitation(uuid,text)': signedIn,
  'private.contains_pattern(text)': signedIn,
  'private.delete_my_account()': signedIn,
  'private.delete_user(uuid)': signedIn,
  'private.search_event_pages(text,text)': signedIn,
  'private.finish_invitation(uuid,text,text,text,text,text[])': signedIn,
  'private.to_sixteenth(numeric)': anyone,
  'private.track_quote(text)': anyone,
  'private.add_escort_slots(uuid,jsonb)': signedIn,
  'private.answer_escort(uuid,escort_status,escort_status,timestamp with time zone)': signedIn,
  'private.confirm_escort(uuid,timestamp with time zone)': signedIn,
  'private.escort_jobs()': signedIn,
  'private.has_waiting_emails(uuid)': signedIn,
  'private.is_known_to_customer(loads)': signedIn,
  'private.is_open_offer(load_escorts)': signedIn,
  'private.my_rated_escort_ids()': signedIn,
  'private.offer_escort_slot(uuid,uuid[],timestamp with time zone,jsonb)': signedIn,
  'private.slot_name(escort_position,text[])': signedIn,
  'private.is_admin()': signedIn,
  'private.is_claimed_attachment(text)': anyone,
  'private.is_email_address(text)': anyone,
  'private.is_filled_line(text,integer)': anyone,
  'private.is_image_url(text)': anyone,
  'private.is_job_document_path(text,text)': anyone,
  'private.is_line(text,integer)': anyone,
  'private.jurisdiction_of(text)': signedIn,
  'private.jurisdictions()': anyone,
  'private.clear_hold(uuid,text)': signedIn,
  'private.enter_leg(uuid,text)': signedIn,
  'private.explain_hold(uuid,text)': signedIn,
  'private.hold_load(uuid,uuid,text)': signedIn,
  'private.load_size(uuid)': signedIn,
  'private.permit_ends(load_permits)': signedIn,
  'private.permit_zone(load_permits)': signedIn,
  'private.proposed_legs(uuid)': signedIn,
  'private.record_measure(uuid,uuid,numeric,numeric,numeric,integer)': signedIn,
  'private.report_stop(uuid,text,timestamp with time zone)': signedIn,
  'private.save_load_legs(uuid,timestamp with time zone,jsonb)': signedIn,
  'private.save_load_stops(uuid,timestamp with time zone,jsonb)': signedIn,
  'private.save_permits(jsonb)': signedIn,
  'private.state_time_zone(text)': signedIn,
  'private.time_zone_of(text)': signedIn,
  'private.load_days(loads)': signedIn,
  'private.load_people(uuid[])': signedIn,
  'private.my_invitation()': signedIn,
  'private.my_load_ids()': signedIn,
  'private.my_session_state()': signedIn,
  'private.override_start(uuid,timestamp with time zone,text)': signedIn,
  'private.phone_digits(text)': anyone,
  'private.start_problems(uuid)': signedIn,
  'private.raise_stale()': signedIn,
  'private.release_file(text,text)': signedIn,
  'private.release_invitation(uuid)': signedIn,
  'private.request_quote_link(text,text)': anyone,
  'private.require_admin()': signedIn,
  'private.require_second_factor(boolean)': signedIn,
  'private.reset_second_factor(uuid)': signedIn,
  'private.second_factors()': signedIn,
  'private.touch_session()': signedIn,
  'private.require_staff()': signedIn,
  'private.require_self_or_admin(uuid)': signedIn,
  'private.inserted_quote_id()': { anon: ['execute'] },
  'private.is_admin_or_service()': signedIn,
  'private.is_file_to_answer(text,text)': signedIn,
  'private.is_quarantined(text,text)': signedIn,
  'private.is_shared_document(uuid,text)': signedIn,
  'private.analytics_visitors(date,date)': signedIn,
  'private.is_staff()': signedIn,
  'private.is_staff_or_service()': signedIn,
  'private.restore_records(email_record_type,uuid[],timestamp with time zone[])': signedIn,
  'private.run_job_now(text)': signedIn,
  'private.set_roles(uuid,text[])': signedIn,
  'private.system_emails()': signedIn,
  'private.system_jobs()': signedIn,
  'private.system_limits()': signedIn,
  'private.system_schema()': signedIn,
  'private.system_storage()': signedIn,
  'private.trash_records(email_record_type,uuid[])': signedIn,
};

/** The given database has the default privileges it came with. */
const KINDS = isGivenDatabase ? (['granted'] as const) : DEFAULT_PRIVILEGES;

describe.each(KINDS)('Project where by default is %s', (defaultPrivileges) => {
  const project = useCatalog({ defaultPrivileges });

  it('API roles have exactly these rights on tables, columns and sequences', async () => {
    expect(await readGrants(project, 'tables')).toEqual(TABLES);
  });

  it('API roles can call exactly these functions', async () => {
    expect(await readGrants(project, 'functions')).toEqual(FUNCTIONS);
  });

  it('objects of later migrations start without any rights', async () => {
    await project.sql('create table public.later (id bigint generated always as identity)');
    await project.sql('create sequence public.later_numbers');
    await project.sql('create function public.later() returns integer language sql return 1');

    expect(await readGrants(project, 'tables')).toEqual(TABLES);
    expect(await readGrants(project, 'functions')).toEqual(FUNCTIONS);
  });

  it.skipIf(isGivenDatabase)('the service role can read every public table', async () => {
    const service = project.as('service');
    const exposed = Object.keys(TABLES).filter((table) => !table.startsWith('private.'));
    for (const table of exposed) {
      expect([table, (await service.from(table).select('*').limit(1)).error]).toEqual([
        table,
        null,
      ]);
    }
    expect((await service.schema('private').from('settings').select('*')).error).not.toBeNull();
  });
});
