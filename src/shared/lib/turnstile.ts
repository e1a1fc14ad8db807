/** The parts of Cloudflare Turnstile's script that the site uses. */
export interface Turnstile {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      cData?: string;
      /** normal: 300 × 65 px; compact: 150 × 140 px. */
      size: 'normal' | 'compact';
      callback: (token: string) => void;
      'error-callback': () => boolean;
      'timeout-callback': () => void;
    },
  ) => string | null | undefined;
  remove: (widget: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const TIMEOUT_MS = 10_000;
let loading: Promise<Turnstile> | undefined;

/**
 * Loads Turnstile's script, once per page. Only the part of a form that shows a challenge calls this.
 *
 * @throws Error if the script is blocked, or takes longer than 10 s. The next call tries again.
 */
export function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile !== undefined) return Promise.resolve(window.turnstile);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('Turnstile did not load.'));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.turnstile === undefined) fail();
      else resolve(window.turnstile);
    });
    document.head.append(script);
  }).finally(() => {
    loading = undefined;
  });
  return loading;
}
