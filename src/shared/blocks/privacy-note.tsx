import { Link } from 'react-router-dom';
import { isLive } from '@/content/navigation';

/** Beside a form's button: where it is written what becomes of what is sent. The form stays where it is. */
export function PrivacyNote() {
  if (!isLive('/privacy')) return null;
  return (
    <p className="text-sm text-subtle">
      See our{' '}
      <Link to="/privacy" target="_blank" className="link">
        privacy notice<span className="sr-only"> (opens in a new tab)</span>
      </Link>{' '}
      for how we use this.
    </p>
  );
}
