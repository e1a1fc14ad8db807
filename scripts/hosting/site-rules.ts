/**
 * The configuration of every static host: headers, rewrites and the build. `npm run hosting` writes it into
 * the files that the hosts and the local server read.
 */

export const BUILD = {
  install: 'npm ci',
  command: 'npm run build',
  folder: 'dist',
  nodeVersion: '24',
} as const;

/** Pages that need a sign-in render in the browser, from `shell/index.html`. A `*` matches anything. */
export const SHELL_PATHS: readonly string[] = [
  '/admin',
  '/admin/*',
  '/dashboard',
  '/profile',
  '/quotes',
  '/quotes/*',
  '/loads/*',
  '/schedule',
  '/escorts',
];

/** Allows the script in the head of every page. The build fails with the new hash when the script changes. */
const INLINE_SCRIPT = "'sha256-1A2e1OmMUPvY0gTSdYJjCYNOYRijglZqxGpuV0Yb7VA='";
/** Called by the location test on /admin/analytics. */
const LOCATION_SERVICES = ['https://ipapi.co', 'https://ipinfo.io', 'https://get.geojs.io'];
const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** The hosts in the policy of a built site. */
export interface SiteHosts {
  /**
   * `VITE_SUPABASE_URL`; with `/` the API is on the site's own origin. Without it, every hosted project is
   * allowed.
   */
  project?: string;
  /** True if forms can show a challenge of Cloudflare Turnstile. */
  hasChallenges?: boolean;
}

/** Vercel reads its rules from the repository, so the build can't write yours: name your project here. */
export const VERCEL_HOSTS: SiteHosts = {};

/** The content security policy, for all pages. */
export function contentSecurityPolicy({ project, hasChallenges = false }: SiteHosts = {}): string {
  const { api, socket } = originsOf(project);
  const challenges = hasChallenges ? [CLOUDFLARE] : [];
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", INLINE_SCRIPT, ...challenges],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...socket, ...LOCATION_SERVICES],
    'frame-src': ['https://www.openstreetmap.org', ...challenges],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ');
}

function originsOf(project: string | undefined): { api: string[]; socket: string[] } {
  if (project === undefined) {
    return { api: ['https://*.supabase.co'], socket: ['wss://*.supabase.co'] };
  }
  if (project === '/') return { api: [], socket: [] };
  const { origin } = new URL(project);
  return { api: [origin], socket: [origin.replace(/^http/u, 'ws')] };
}

/** Headers of the paths that match; `*` matches anything. Hosts combine the headers of all rules that match. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The headers of every response. */
export const headerRules = (hosts: SiteHosts = {}): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hosts),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    },
  },
  {
    path: '/quote/status',
    headers: { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
  },
  {
    path: '/.well-known/security.txt',
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  },
  {
    path: '/assets/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
];
