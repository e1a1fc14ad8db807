import { authorityName, termLines, type ConditionsPermit } from '../model/permit-terms';

/** What each permit says: route and provisions word for word, then its hours, curfews and limits. */
export function PermitConditions({ permits }: { permits: readonly ConditionsPermit[] }) {
  return (
    <ul className="grid gap-4">
      {permits.map((permit) => (
        <li
          key={permit.id}
          className="grid gap-1 leading-snug wrap-anywhere whitespace-pre-line tabular-nums"
        >
          <b className="font-[680]">
            {[authorityName(permit), permit.permit_number].filter(Boolean).join(' ')}
          </b>
          {permit.route_text !== '' && <p>{permit.route_text}</p>}
          {permit.provisions !== '' && <p>{permit.provisions}</p>}
          {termLines(permit).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Whether there is anything to show. */
export const hasConditions = (permit: ConditionsPermit): boolean =>
  permit.route_text !== '' || permit.provisions !== '' || termLines(permit).length > 0;
