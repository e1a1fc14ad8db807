import type { ReactNode } from 'react';
import { dialable } from '@/shared/lib/dialable';
import { PhoneButton } from './phone-button';

interface CrewRowProps {
  /** What they do on the move. */
  part: string;
  name: string;
  phone?: string | null;
  /** In the place of the number, where there is none yet. */
  badge?: ReactNode;
}

/** One of those who move a load, and how to reach them. */
export function CrewRow({ part, name, phone = null, badge }: CrewRowProps) {
  const href = phone === null ? null : dialable(phone);
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
