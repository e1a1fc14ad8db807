import { Link } from 'react-router-dom';
import { isLive } from '@/content/navigation';

/** Next to a form's button: links the privacy notice in a new tab, so the form stays open. */
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
