-- Business days of permit offices: Monday to Friday without the federal holidays of their country.

create table private.holidays (
  country text not null check (country in ('US', 'CA')),
  day date not null check (extract(isodow from day) < 6),
  name text not null check (name <> ''),
  primary key (country, day)
);
comment on table private.holidays is
  'Federal holidays of the US and Canada from 2000 to 2099, on the weekday they are observed. States and '
  'provinces may have others.';
grant select on private.holidays to authenticated, service_role;

insert into private.holidays (country, day, name)
with rules (country, name, first_year, month, day, weekday) as (
  -- A holiday with a weekday (1 is Monday) is on the first one from this day on.
  values
    ('US', 'New Year’s Day', 2000, 1, 1, null),
    ('US', 'Martin Luther King Jr. Day', 2000, 1, 15, 1),
    ('US', 'Presidents’ Day', 2000, 2, 15, 1),
    ('US', 'Memorial Day', 2000, 5, 25, 1),
    ('US', 'Juneteenth', 2021, 6, 19, null),
    ('US', 'Independence Day', 2000, 7, 4, null),
    ('US', 'Labor Day', 2000, 9, 1, 1),
    ('US', 'Columbus Day', 2000, 10, 8, 1),
    ('US', 'Veterans Day', 2000, 11, 11, null),
    ('US', 'Thanksgiving', 2000, 11, 22, 4),
    ('US', 'Christmas', 2000, 12, 25, null),
    ('CA', 'New Year’s Day', 2000, 1, 1, null),
    ('CA', 'Victoria Day', 2000, 5, 18, 1),
    ('CA', 'Canada Day', 2000, 7, 1, null),
    ('CA', 'Labour Day', 2000, 9, 1, 1),
    ('CA', 'Truth and Reconciliation Day', 2021, 9, 30, null),
    ('CA', 'Thanksgiving', 2000, 10, 8, 1),
    ('CA', 'Remembrance Day', 2000, 11, 11, null),
    ('CA', 'Christmas', 2000, 12, 25, null),
    ('CA', 'Boxing Day', 2000, 12, 26, null)
), dated as (
  select rules.country, rules.name, rules.weekday, make_date(year, rules.month, rules.day) as day,
    extract(isodow from make_date(year, rules.month, rules.day))::integer as isodow
  from generate_series(2000, 2100) as year cross join rules
  where year >= rules.first_year
), easter as (
  -- Gauss's rule, with its two exceptions, for the years 1900 to 2099.
  select make_date(year, 3, 22) + d + e
    - case when d = 29 and e = 6 or d = 28 and e = 6 and year % 19 > 10 then 7 else 0 end as sunday
  from generate_series(2000, 2099) as year
  cross join lateral (select (19 * (year % 19) + 24) % 30 as d) as moon
  cross join lateral (select (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7 as e) as week
), observed as (
  select country, name, case
      when weekday is not null then day + (weekday - isodow + 7) % 7
      -- The US moves a Saturday back to Friday. Canada moves both days of a weekend to Monday, and Boxing
      -- Day to the day after Christmas.
      when country = 'US' then day + case isodow when 6 then -1 when 7 then 1 else 0 end
      when name = 'Boxing Day' then day + case isodow when 6 then 2 when 7 then 2 when 1 then 1 else 0 end
      else day + case isodow when 6 then 2 when 7 then 1 else 0 end
    end as day
  from dated
  union all
  select 'CA', name, sunday + days
  from easter cross join (values ('Good Friday', -2), ('Easter Monday', 1)) as days (name, days)
)
select country, day, name from observed where day between '2000-01-01' and '2099-12-31';

create function private.is_business_day(_day date, _jurisdiction text)
returns boolean language sql stable set search_path = ''
return extract(isodow from _day) < 6 and not exists (
  select from private.holidays
  where holidays.day = _day
    and holidays.country = case when private.is_province(_jurisdiction) then 'CA' else 'US' end
);
comment on function private.is_business_day(date, text) is
  'Whether offices of a state or province are open: Monday to Friday, without federal holidays.';
grant execute on function private.is_business_day(date, text) to authenticated, service_role;

create function private.business_days_before(_day date, _days integer, _jurisdiction text)
returns date language plpgsql stable strict set search_path = '' as $$
declare
  day date := _day;
  days_left integer := _days;
  -- Read once, because the permit desk asks for hundreds of days.
  closed constant date[] := array(
    select holidays.day from private.holidays
    where holidays.day between _day - _days * 2 - 30 and _day
      and holidays.country = case when private.is_province(_jurisdiction) then 'CA' else 'US' end
  );
begin
  loop
    if extract(isodow from day) < 6 and day <> all (closed) then
      exit when days_left <= 0;
      days_left := days_left - 1;
    end if;
    day := day - 1;
  end loop;
  return day;
end;
$$;
comment on function private.business_days_before(date, integer, text) is
  'The last day on which an office that takes so many business days finishes by _day. Always a business day.';
grant execute on function private.business_days_before(date, integer, text)
to authenticated, service_role;

create function private.business_days_between(_from date, _to date, _jurisdiction text)
returns integer language sql stable strict set search_path = '' as $$
  -- Counted without listing the days, which would be slow for a load planned a year ahead.
  select sign(_to - _from)::integer * (
    (
      select (until / 7 - since / 7) * 5 + least(until % 7, 4) - least(since % 7, 4)
      from (
        -- Days since a Monday.
        select least(_from, _to) - date '2000-01-03' as since, greatest(_from, _to) - date '2000-01-03' as until
      ) as days
    ) - (
      select count(*)::integer from private.holidays
      where holidays.day > least(_from, _to) and holidays.day <= greatest(_from, _to)
        and holidays.country = case when private.is_province(_jurisdiction) then 'CA' else 'US' end
    )
  );
$$;
comment on function private.business_days_between(date, date, text) is
  'Business days after _from up to _to; negative if _to is earlier.';
grant execute on function private.business_days_between(date, date, text)
to authenticated, service_role;
