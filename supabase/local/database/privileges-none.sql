-- Projects where nothing in public is granted by default. Functions are stricter here than on a
-- hosted project, which leaves PUBLIC its execute right: what works here has named its grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
