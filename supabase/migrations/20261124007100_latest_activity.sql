-- The dashboard's activity in one request.

create function public.latest_activity(_limit integer default 10)
returns table (
  id bigint, created_at timestamptz, action public.activity_action, subject public.activity_subject,
  record_id uuid, label text, new_status text, actor jsonb, target jsonb, is_deleted boolean
)
language sql stable set search_path = '' as $$
  select entry.id, entry.created_at, entry.action, entry.subject, entry.record_id, entry.label,
    entry.new_status,
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.actor_id),
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.target_id),
    -- Entries about a part of a record have the record's id: deleting the part doesn't delete the record.
    coalesce((
      select later.action in ('deleted', 'purged') from public.activity_log as later
      where later.record_id = entry.record_id
        and later.action in ('deleted', 'purged', 'restored')
        and later.subject not in ('role', 'permit', 'escort')
      order by later.created_at desc, later.id desc limit 1
    ), false)
  from (
    select * from public.activity_log
    order by created_at desc, id desc limit least(greatest(_limit, 1), 100)
  ) as entry
  order by entry.created_at desc, entry.id desc;
$$;
comment on function public.latest_activity(integer) is
  'The newest entries of the activity log the caller can read, 1 to 100. actor and target: {first_name, '
  'last_name, email} or null. is_deleted: whether the record is in the trash or gone.';
grant execute on function public.latest_activity(integer) to authenticated, service_role;
