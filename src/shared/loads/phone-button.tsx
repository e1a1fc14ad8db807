import { Phone } from 'lucide-react';
import { ButtonLink } from '@/shared/ui/button';

interface PhoneButtonProps {
  /** The person to call. */
  name: string;
  display: string;
  /** A `tel:` URL. */
  href: string;
}

/** Call button. It shows the number so it can be dialed on another phone. */
export function PhoneButton({ name, display, href }: PhoneButtonProps) {
  return (
    <ButtonLink to={href} variant="quiet" size="sm" aria-label={`Call ${name}: ${display}`}>
      <Phone /> <span className="tabular-nums">{display}</span>
    </ButtonLink>
  );
}
