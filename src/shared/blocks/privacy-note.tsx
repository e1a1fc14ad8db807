import { Link } from 'react-router-dom';

/** Next to a form's button: links the privacy notice in a new tab, so the form stays open. */
export function PrivacyNote() {
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
