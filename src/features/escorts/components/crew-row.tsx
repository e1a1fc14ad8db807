import type { ReactNode } from 'react';
import { phoneHref } from '@domain/text/phone-href';
import { PhoneButton } from '@/shared/loads/phone-button';

interface CrewRowProps {
  /** Their role on the load. */
  part: string;
  name: string;
  phone?: string | null;
  /** Shown instead of a phone number. */
  badge?: ReactNode;
}

/** A crew member and how to reach them. */
export function CrewRow({ part, name, phone = null, badge }: CrewRowProps) {
  const href = phone === null ? null : phoneHref(phone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b py-2.5 leading-snug first:pt-0 last:border-b-0">
      <span className="min-w-0">
        <span className="block text-sm text-subtle">{part}</span>
        <span className="block font-semibold wrap-anywhere">{name}</span>
      </span>
      {badge}
      {phone !== null &&
        (href === null ? (
          <span className="tabular-nums">{phone}</span>
        ) : (
          <PhoneButton name={name} display={phone} href={href} />
        ))}
    </li>
  );
}
