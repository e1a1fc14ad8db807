-- Comments in plainer words; nothing else changes.

comment on function public.assign_quote(uuid, uuid, uuid) is
  'Assigns a quote to a colleague (null: to no one) if its assignee is still _seen (null: '
  'unassigned). PT412 if someone assigned it to another colleague first, or deleted it. Staff only '
  '(42501); moderators can only take an unassigned quote and give it back; 23514 if the assignee is '
  'not staff.';

comment on function public.load_people(uuid[]) is
  'The people of these loads. The driver and escorts who accepted see each other''s names; phone '
  'numbers only until the load arrives, and only between people still on it. Other authors in the log '
  'appear without a name as dispatch, or as former once they are off the load. An open offer shows no '
  'one. Admins see every load.';

comment on table public.analytics_days is
  'Counters per day in Ohio: events by name; page views by page, by referring site (first page of a '
  'visit) and by device; distinct visitors by step. They identify no one and are kept. Counters of '
  'consents by choice, and of visitors by the day they were first and last seen (kind seen), count '
  'only rows that still exist.';

comment on table public.analytics_visitor_days is
  'Which visitor took which step on a day (any visit, the quote page, the goals), so no one is '
  'counted twice. Kept for 13 months.';

comment on column public.analytics_visitor_days.previous_day is
  'For the step visit: the day of the visitor''s previous visit; null for the first. That day''s rows '
  'may have been deleted.';

comment on table private.analytics_returns is
  'How many visitors came on a day, by the day of their previous visit (-infinity: none). At most one '
  'row per pair of days we keep, no matter how many visitors.';

comment on function private.is_renewed_paper(public.pilot_papers) is
  'Whether the pilot car has a newer paper for the same state, or newer insurance: one that expires '
  'later and is valid by the day after this one''s last day, or by today in Dayton if that day has '
  'passed. A quarantined paper doesn''t count.';

comment on function private.over_legal_axes(public.loads) is
  'The dimensions in which the load alone exceeds legal size or weight, such as ''width, height, and '
  'weight''; null if none.';

comment on function private.permit_excess(public.load_permits) is
  'The dimensions in which the load exceeds its permit, and by how much; null if none.';

comment on function public.system_emails() is
  'Automatic emails not sent yet, at most 50, oldest first, with the total. Excludes those last tried '
  'more than 14 days ago and those about records in the trash. next_attempt_at is null after the last '
  'attempt; to_email is null before the first one. Admins only (42501).';

comment on function private.limit_load_events() is
  'At most 100 entries per load, author and 24 hours, status changes included. Not for admins, seeds '
  'and migrations. Security definer: an author may no longer see all entries.';

comment on function public.require_second_factor(boolean) is
  'Sets whether staff need a second factor, and logs the change. Admins only (42501). PT409 if the '
  'caller turns it on without having used their own second factor in this session.';

comment on function private.unit_name(public.unit_kind, text) is
  'Display name of a unit: ''Trailer T-204''.';

comment on function private.slot_name(public.escort_position, text[]) is
  'Display name of an escort: Chase car for AR, TX.';

comment on function private.escort_job_name(public.load_escorts) is
  'Name of an escort in emails: Chase car for IN from Dayton, OH, Wed, Dec 2. As much of the load as '
  'an offer shows.';

comment on column private.load_emails.job is
  'Name of the escort when the email was queued; null for customers and drivers.';

comment on function private.booked_times(public.loads) is
  'The time for which a load books its driver and units, from pickup up to but not including '
  'delivery; null while either time is TBD and for a canceled load.';

comment on column public.loads.instructions is
  'What the driver has to know. Drivers and pilot cars can see it.';

comment on table public.load_measures is
  'What a load measured on its trailer: overall length, width, height from the ground in feet, and '
  'gross weight in pounds. The latest one applies. Only record_measure writes them.';

comment on table public.load_holds is
  'Why a load may not move: it can''t start or enter its next leg until every hold is cleared. Its '
  'driver and admins place them with hold_load, the system does when the load is larger than a permit '
  'allows.';

comment on column public.load_legs.time_zone is
  'Time zone in which the times of the leg are shown.';

comment on column public.load_holds.customer_reason is
  'The reason the customer sees. reason is for dispatch and the crew, never for the customer.';

comment on function public.explain_hold(uuid, text) is
  'Sets the reason for a hold that the customer sees; an empty text removes it. A repeat changes '
  'nothing. 23514 with a sentence if it is longer than 300 characters or several lines, or the hold '
  'is gone. Admins only (42501).';

comment on column public.state_rules.comparison is
  'over: fires above the value. at_or_over: also at the value. text: shown, not compared.';

comment on table public.rule_reviews is
  'When an admin compared all values of a state with its sources. The latest review applies.';

comment on function public.rules_version() is
  'The number of the latest change to the state rules; 0 before the first. A stored assessment '
  'records it.';

comment on column public.charges.evidence is
  'What proves the charge, such as times. The customer can see it.';

comment on function public.approve_charge(uuid, timestamptz, uuid) is
  'Approves a charge, which makes it visible to the customer, and returns its new version. Repeating '
  'a _write_id changes nothing. PT412 if it changed since _seen or is gone; 23514 if it was withdrawn '
  'or approved. Admins only (42501).';

comment on column public.escort_slots.ends_at is
  'Estimated end of the job; null: the load''s delivery.';

comment on column public.escort_slots.time_zone is
  'Time zone in which meet_at and ends_at are shown.';

comment on column public.load_stops.eta_reason is
  'Why the ETA changed. The customer can see it.';

comment on function public.report_eta(uuid, timestamptz, timestamptz, text) is
  'Reports when the truck is expected at a stop (null: as planned) and why that changed, which the '
  'customer can see. Returns the stop''s new version. _seen is the stop''s updated_at the caller saw: '
  'PT412 if it has changed since, unless the ETA and the reason are already these. 23514 with a '
  'sentence if the truck has arrived at or left the stop, the load is neither assigned nor in '
  'transit, or the ETA isn''t in the next 60 days. For the load''s driver and admins; 42501 for '
  'anyone else.';

comment on function private.bill_lines(uuid) is
  'What a load is billed, line by line, in cents: the lines of its offer, then its approved charges. '
  'Pass-through permits are billed at cost once each permit''s cost is known in the offer''s '
  'currency, before that as estimated. For a canceled load, only its charges are billed.';

comment on column public.invoices.bill is
  'The bill as the customer sees it: private.load_bill at the export.';

comment on function public.check_pilot_paper(uuid, timestamptz, boolean) is
  'Marks a pilot car''s certificate or insurance as checked, or undoes that. _seen is the updated_at '
  'that the admin compared with the file: PT412 if it has changed. 23514 while the file is '
  'quarantined. Admins only (42501).';

comment on table public.escort_clearances is
  'Gaps in a pilot car''s certificates or insurance that an admin confirmed (cover not_known) or '
  'overrode with a reason, for one escort of a load. Valid as long as the text of the gap stays the '
  'same, like loads.start_override. Only clear_escort writes it.';
