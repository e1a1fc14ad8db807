-- Two admins at work: the gallery and the fleet of the console follow each other's changes.
alter publication supabase_realtime add table public.gallery_images, public.fleet;
