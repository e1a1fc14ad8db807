-- An applicant is answered by mail like a customer. A new value can be used only once it is there:
-- the next file does.
alter type public.mail_record add value 'application';
