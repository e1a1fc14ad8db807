import { PUBLISHABLE_KEY } from '../../supabase/local/config/keys.ts';

/** Makes a build, or Vite's dev server, talk to the stand-in on the site's own address. */
export function pointSiteAtStandIn(): void {
  process.env['VITE_SUPABASE_URL'] = '/';
  process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = PUBLISHABLE_KEY;
}
