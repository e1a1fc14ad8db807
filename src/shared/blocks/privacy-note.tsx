import { Link } from 'react-router-dom';
import { isLive } from '@/content/navigation';

/** Beside a form's button: where it is written what becomes of what is sent. */
export function PrivacyNote() {
  if (!isLive('/privacy')) return null;
  return (
    <p className="text-sm text-subtle">
      What we do with it stands in our{' '}
      <Link to="/privacy" className="link">
        privacy notice
      </Link>
      .
    </p>
  );
}
