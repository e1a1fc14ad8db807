import { Phone } from 'lucide-react';
import { COMPANY } from '@/content/company';
import { ButtonLink } from '@/shared/ui/button';

/** Calls dispatch. It shows the number so it can be dialed on another phone. */
export function CallDispatch() {
  const { display, href } = COMPANY.phones.dispatch;
  return (
    <ButtonLink to={href} variant="quiet" size="md" className="no-underline!">
      <Phone /> <span>{`Call dispatch ${display}`}</span>
    </ButtonLink>
  );
}
