-- Escorts to confirm are slots since 20261210000400; the comment still said offers.
comment on function public.board_numbers() is
  'One row with the dispatcher''s ten numbers. cannot_roll: loads not started that are picked up within 48 h '
  '(or should have been) and aren''t ready. permits_expiring: the permit desk''s group. escorts_to_confirm: '
  'escorts needed within 72 h that aren''t confirmed, or arranged with the police. in_transit '
  'and on_hold: loads. late_stops: stops not reached although their window ended. units_booked of '
  'units_in_service in the next 7 days. open_offers and offers_expiring within 24 h, by their latest version. '
  'offers_accepted of offers_answered (accepted, declined, expired) in 90 days, by the last version sent; '
  'win_rate is null without any. delivered: loads not invoiced, what was accepted for them, and since when the '
  'oldest is. over_quote: what permits cost above the permit lines of the accepted offer, for loads with a cost '
  'entered in 30 days. _cents are {currency: cents}. Admins only (42501).';
