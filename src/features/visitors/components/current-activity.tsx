import type { LiveState } from '@/shared/lib/live-state';
import { pagePath } from '@/shared/lib/page-path';
import { Badge } from '@/shared/ui/badge';
import type { LiveVisitor } from '../model/live-visitor';
import { pageName } from '../model/page-name';
import { Age } from './age';
import { DetailSection } from './detail-section';

interface CurrentActivityProps {
  visitor: LiveVisitor | undefined;
  state: LiveState;
  /** The visitor's last event. */
  lastSeenAt: string | undefined;
}

/** The pages the visitor has open now. */
export function CurrentActivity({ visitor, state, lastSeenAt }: CurrentActivityProps) {
  return (
    <DetailSection title="Current activity">
      {visitor === undefined ? (
        <p className="text-subtle">
          <span>
            {state === 'live' ? 'Not on the site now.' : 'Unknown: the live connection is down.'}
          </span>
          {lastSeenAt !== undefined && (
            <>
              {' '}
              Last seen <Age at={lastSeenAt} /> ago.
            </>
          )}
        </p>
      ) : (
        <ul className="grid gap-3">
          {visitor.tabs.map((tab) => (
            <li key={tab.key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 leading-snug">
              <span className="font-semibold wrap-anywhere">{pageName(tab)}</span>
              <Badge tone={state === 'live' ? 'ok' : 'neutral'} className="self-start">
                {state === 'live' ? 'Online' : 'Was online'}
              </Badge>
              <span className="col-span-full text-sm wrap-anywhere text-subtle">
                <span>{`${pagePath(tab.pageUrl)}, for`}</span> <Age at={tab.since} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}
