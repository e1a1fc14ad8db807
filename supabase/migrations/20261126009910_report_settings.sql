-- The limits and the job of network_limits.sql, after private.add_limit and private.add_job.

select private.add_limit(name, title, rule) from (values
  ('quotes', 'Quote form',
    'Per network {rate_limit_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); overall {rate_limit_overall} in {rate_limit_window}'),
  ('contact_messages', 'Contact form',
    'Per network {rate_limit_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); overall {rate_limit_overall} in {rate_limit_window}'),
  ('job_applications', 'Application form',
    'Per network {rate_limit_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); overall {rate_limit_overall} in {rate_limit_window}'),
  ('uploads', 'Files with a form',
    'Per network {rate_limit_uploads_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); overall {rate_limit_uploads_overall} in {rate_limit_window}'),
  ('function_calls', 'Calls of send-… functions',
    'Per network {rate_limit_calls_per_sender}, per record {rate_limit_calls_per_id} in {rate_limit_window}')
) as known (name, title, rule);

select private.add_job(
  'report-settings', 'function', '5 minutes',
  'Tells the database whether visitors can pass a challenge.'
);
drop function private.rate_limit_uploads();
