-- The limits on emails to strangers, for the System page. After private.add_limit, which they need.

select private.add_limit(name, title, rule) from (values
  (
    'confirmations_per_recipient', 'Confirmations to one person',
    '{confirmations_per_recipient} an hour, over all forms; more are not sent'
  ),
  (
    'confirmations_per_project', 'Confirmations in all',
    '{confirmations_per_hour} an hour, {confirmations_per_day} a day; more are sent later'
  ),
  (
    'links_per_recipient', 'Private links emailed to one person',
    '{confirmations_per_recipient} an hour; more are not sent'
  ),
  (
    'links_per_project', 'Private links emailed in all',
    '{confirmations_per_hour} an hour, {confirmations_per_day} a day; more are not sent'
  )
) as known (name, title, rule);
