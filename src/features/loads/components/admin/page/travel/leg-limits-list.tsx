import {
  closedDaysText,
  curfewText,
  holidaysText,
  hoursText,
  RULE_TOPICS,
  sourceText,
} from '@/features/loads/model/travel/limit-text';
import type { LegLimits, LimitSource } from '@/features/loads/model/travel/limit-types';
import { cn } from '@/shared/lib/cn';

/** The limits of a leg with where each comes from, and the state's rules word for word. */
export function LegLimitsList({ limits }: { limits: LegLimits }) {
  const { hours, closedDays, holidays, curfews, notes } = limits;
  return (
    <div className="grid gap-3 text-sm">
      <ul aria-label="Travel limits" className="grid gap-1">
        {hours.map(({ value, source }) => (
          <Line key={`hours ${sourceText(source)}`} text={hoursText(value)} source={source} />
        ))}
        {closedDays.map(({ value, source }) => (
          <Line key={`days ${sourceText(source)}`} text={closedDaysText(value)} source={source} />
        ))}
        <Line text={holidaysText(holidays.value)} source={holidays.source} />
        {curfews.length === 0 && <li className="text-muted">No curfew on file</li>}
        {curfews.map(({ key, value, source, isOff }) => (
          <Line
            key={`${key} ${sourceText(source)}`}
            text={`Curfew ${curfewText(value)}`}
            source={source}
            off={isOff ? 'off, not on this route' : undefined}
          />
        ))}
      </ul>
      {notes.length > 0 && (
        <ul aria-label="State rules, word for word" className="grid gap-1">
          {notes.map(({ rule, text, certainty, use }) => (
            <li
              key={`${rule} ${text}`}
              className={cn('wrap-anywhere', use === 'unread' ? 'text-warn' : 'text-muted')}
            >
              <b className="font-semibold">{RULE_TOPICS[rule]}</b>
              <span>{`: “${text}” (${certainty})`}</span>
              {use === 'unread' && (
                <span>. We can’t read this, so the strictest limits apply. Check it.</span>
              )}
              {use === 'other' && <span>. Another source; not used.</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface LineProps {
  text: string;
  source: LimitSource;
  off?: string | undefined;
}

function Line({ text, source, off }: LineProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span className={cn(off !== undefined && 'text-muted line-through')}>{text}</span>
      {off !== undefined && <span className="text-muted">{off}</span>}
      <span
        className={cn(
          'text-xs font-semibold',
          source.kind === 'permit' || source.kind === 'dispatch' ? 'text-fg' : 'text-subtle',
        )}
      >
        {sourceText(source)}
      </span>
    </li>
  );
}
