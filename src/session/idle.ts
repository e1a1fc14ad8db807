import { readStorage, writeStorage } from '@/shared/lib/storage';

/** After this long without input a staff session ends. `private.idle_limit()` is the same. */
export const IDLE_LIMIT_MS = 12 * 60 * 60_000;

const KEY = 'staff-activity';
/** Shortest time between two notes of activity in this browser, and between two reports to the server. */
const NOTE_MS = 30_000;
const REPORT_MS = 5 * 60_000;
const CHECK_MS = 30_000;
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** State that all tabs of this browser share. Times in ms. */
interface Activity {
  session: string;
  activeAt: number;
  reportedAt: number;
}

function readActivity(session: string): Activity {
  const text = readStorage('localStorage', KEY);
  const stored = text === null ? null : (JSON.parse(text) as Activity);
  if (stored?.session === session) return stored;
  const fresh = { session, activeAt: Date.now(), reportedAt: 0 };
  writeActivity(fresh);
  return fresh;
}

function writeActivity(activity: Activity): void {
  writeStorage('localStorage', KEY, JSON.stringify(activity));
}

const isIdle = ({ activeAt }: Activity) => Date.now() - activeAt >= IDLE_LIMIT_MS;

interface IdleWatch {
  /** Id of the session; a new one starts the time again. */
  session: string;
  /** Tells the server that the user is active. Rejects if it couldn't be told. */
  report: () => Promise<void>;
  /** Called once. */
  onIdle: () => void;
}

/**
 * Watches for input in all tabs of this browser until there was none for 12 hours. Returns a function
 * that stops.
 */
export function watchIdle({ session, report, onIdle }: IdleWatch): () => void {
  const stop = () => {
    clearInterval(timer);
    for (const name of INPUT_EVENTS) window.removeEventListener(name, handleInput, OPTIONS);
    document.removeEventListener('visibilitychange', check);
  };
  const end = () => {
    stop();
    onIdle();
  };
  const check = () => {
    if (isIdle(readActivity(session))) end();
  };
  const handleInput = () => {
    const activity = readActivity(session);
    const now = Date.now();
    // The first input after a night must not continue the session.
    if (isIdle(activity)) {
      end();
      return;
    }
    const isReportDue = now - activity.reportedAt >= REPORT_MS;
    if (!isReportDue && now - activity.activeAt < NOTE_MS) return;
    const reportedAt = isReportDue ? now : activity.reportedAt;
    writeActivity({ session, activeAt: now, reportedAt });
    if (!isReportDue) return;
    report().catch(() => {
      // Not reported, so the next input tries again.
      writeActivity({ ...readActivity(session), reportedAt: 0 });
    });
  };

  const timer = setInterval(check, CHECK_MS);
  for (const name of INPUT_EVENTS) window.addEventListener(name, handleInput, OPTIONS);
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}

const OPTIONS = { capture: true, passive: true } as const;
