import { PUBLISHABLE_KEY } from '../../supabase/local/config/keys.ts';

/** Points a build, or Vite's dev server, at the stand-in on the site's own origin. */
export function pointSiteAtStandIn(): void {
  process.env['VITE_SUPABASE_URL'] = '/';
  process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = PUBLISHABLE_KEY;
}
