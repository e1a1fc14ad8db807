import { Phone } from 'lucide-react';
import { ButtonLink } from '@/shared/ui/button';

interface PhoneButtonProps {
  /** Who is called. */
  name: string;
  display: string;
  /** A `tel:` address. */
  href: string;
}

/** Calls somebody: the number is on the button, for a phone that is not this one. */
export function PhoneButton({ name, display, href }: PhoneButtonProps) {
  return (
    <ButtonLink to={href} variant="quiet" size="sm" aria-label={`Call ${name}: ${display}`}>
      <Phone /> <span className="tabular-nums">{display}</span>
    </ButtonLink>
  );
}
