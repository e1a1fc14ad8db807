-- Extensions, the private schema, and the rule that nothing is granted unless a migration says so.

create schema if not exists extensions;
-- Password hashes of the demo accounts in seed.sql. Everything else is core Postgres.
create extension if not exists pgcrypto with schema extensions;

-- Helpers of policies, constraints and triggers live here. The API exposes `public` alone, so
-- nothing in this schema can be called or read from outside; a role still needs USAGE to run what
-- a policy or a public function calls on its behalf.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- Hosted projects come in two kinds: older ones grant everything new in `public` to the API roles,
-- newer ones nothing. From here on this project is of the second kind whichever it was before, so
-- every table, column and function below states in full who may use it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Postgres itself lets everybody execute a new function. This default has no schema on purpose:
-- a default per schema can only add to the general one, never take from it.
alter default privileges revoke execute on functions from public;
