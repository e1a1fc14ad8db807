import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';

/** The names a catalogue query finds: rules of design 1 that no single test would notice broken. */
describe('the schema', () => {
  const project = useProject();
  const find = async (query: string) =>
    (await project.sql<{ name: string }>(query)).map(({ name }) => name);

  it('guards every table with row level security', async () => {
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

  it('has these security definer functions, each justified where it is written', async () => {
    expect(
      await find(`
        select proname as name from pg_proc
        where pronamespace = 'private'::regnamespace and prosecdef order by proname`),
    ).toEqual([
      'admin_fleet',
      'claim_invitation',
      'claim_quote_link',
      'claim_quotes',
      'clear_former_staff_assignments',
      'count_filtered_visit',
      'decrement_event_counters',
      'delete_account',
      'delete_my_account',
      'delete_user',
      'email_link_token',
      'enforce_rate_limit',
      'finish_invitation',
      'handle_new_user',
      'increment_event_counters',
      'is_admin',
      'load_people',
      'log_activity',
      'log_load_status',
      'log_profile_edit',
      'log_quote_assignment',
      'log_quote_note',
      'log_reply',
      'mark_escort_terms_changed',
      'my_invitation',
      'my_load_ids',
      'protect_last_admin',
      'rate_limit_uploads',
      'record_event_pages',
      'record_visit',
      'release_invitation',
      'release_quote_link',
      'request_quote_link',
      'require_recent_sign_in',
      'search_event_pages',
      'set_quote_reference',
      'sync_profile_email',
      'sync_profile_joined_at',
      'sync_profile_roles',
      'track_quote',
    ]);
  });

  it('gives every function an empty search path', async () => {
    expect(
      await find(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(proconfig @> array['search_path=""'], false)`),
    ).toEqual([]);
  });

  it('has views only with the rights of who looks', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
          and not coalesce(reloptions @> array['security_invoker=true'], false)`),
    ).toEqual([]);
  });

  it('has views past the policies only out of reach, and asking for an admin', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'private'::regnamespace and relkind in ('v', 'm')
          and pg_get_viewdef(oid) not like '%private.is_admin_or_service()%'`),
    ).toEqual([]);
  });

  it('names a role in every policy, and one operation', async () => {
    expect(
      await find(`
        select tablename || ': ' || policyname as name from pg_policies
        where schemaname = 'public' and (roles = '{public}' or cmd = 'ALL')`),
    ).toEqual([]);
  });

  it('has an index that starts with each foreign key', async () => {
    expect(
      await find(`
        select conrelid::regclass || ' ' || conname as name from pg_constraint as key
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index
          where indrelid = key.conrelid and indpred is null and indkey[0] = key.conkey[1])`),
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
      // Written by triggers alone, from text that has a limit.
      'activity_log.label',
      'activity_log.new_status',
      'activity_log.old_status',
      'analytics_days.label',
      'analytics_visitor_days.consent_id',
      'analytics_visitor_days.step',
      'profiles.email',
    ]);
  });
});
