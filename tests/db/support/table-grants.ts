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
 * All rights of the API roles on tables, columns and sequences. `authenticated` includes admins: policies
 * tell them apart. Add what a migration grants; any other grant fails the test.
 */
export const TABLES = {
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
