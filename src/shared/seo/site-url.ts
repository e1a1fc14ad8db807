import { COMPANY } from '@/content/company';

const given: unknown = import.meta.env['VITE_SITE_URL'];

/**
 * Origin of the site as the public knows it, without a trailing slash: of canonical links, link
 * previews and the sitemap. Set at build time with VITE_SITE_URL.
 */
export const SITE_URL =
  typeof given === 'string' && given !== '' ? new URL(given).origin : COMPANY.siteUrl;
