import type { Database } from '@database';

const PREFIX = '/rest/v1/rpc/';

/** The functions that can't write, because the database declares them stable. */
export const READ_RPCS: readonly (keyof Database['public']['Functions'])[] = [
  'activity_history',
  'admin_counts',
  'admin_dashboard',
  'admin_fleet',
  'admin_search',
  'admin_unread_counts',
  'analytics_funnel',
  'analytics_history',
  'analytics_series',
  'analytics_top',
  'analytics_totals',
  'analytics_visitors',
  'application_documents',
  'application_status_counts',
  'assignment_conflicts',
  'current_rules',
  'board_loads',
  'board_numbers',
  'board_week',
  'fleet_status_counts',
  'get_user_roles',
  'has_role',
  'invoice_facts',
  'latest_activity',
  'load_combinations',
  'load_people',
  'load_start_problems',
  'load_status_counts',
  'message_status_counts',
  'my_bills',
  'my_loads',
  'my_offer',
  'offer_status_counts',
  'my_invitation',
  'my_session_state',
  'permit_desk',
  'permit_desk_counts',
  'permit_lead_times_in_use',
  'pilots_available',
  'preview_rule_import',
  'propose_legs',
  'quarantined_files',
  'quote_attachments',
  'quote_status_counts',
  'rule_history',
  'rules_desk',
  'rules_version',
  'second_factors',
  'system_emails',
  'system_limits',
  'system_schema',
  'system_storage',
  'travel_facts',
  'trashed_records',
  'unit_conflicts',
  'unit_kind_counts',
  'user_role_counts',
];

const names: readonly string[] = READ_RPCS;

/** True if a request to this path calls a function that only reads. */
export function isReadRpc(pathname: string): boolean {
  const at = pathname.indexOf(PREFIX);
  return at >= 0 && names.includes(pathname.slice(at + PREFIX.length));
}
