-- New enum values can be used only after the transaction that adds them. Why a pilot car's certificates or
-- insurance don't cover a job:

alter type public.conflict_kind add value if not exists 'certificate_expired';
alter type public.conflict_kind add value if not exists 'certificate_unknown';
alter type public.conflict_kind add value if not exists 'not_insured';
