-- The console's view of applications gets the columns added since it was created.
create or replace view private.admin_job_applications as
  select * from public.job_applications
  where deleted_at is null and (select private.is_staff_or_service());
create or replace view public.admin_job_applications with (security_invoker = true) as
  select * from private.admin_job_applications;
