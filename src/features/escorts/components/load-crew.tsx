import { useQuery } from '@tanstack/react-query';
import { COMPANY } from '@/content/company';
import { loadPeopleQueryOptions } from '@/features/loads/api/crew/load-people';
import { nameOf, type LoadPerson } from '@/features/loads/model/crew/people';
import type { LoadEscort } from '@/features/loads/model/load-record';
import { Badge } from '@/shared/ui/badge';
import { Skeleton } from '@/shared/ui/skeleton';
import { ESCORT_BADGES, isActive, POSITION_NAMES } from '../model/escort-labels';
import { CrewRow } from './crew-row';

interface LoadCrewProps {
  loadId: string;
  userId: string;
  escorts: readonly LoadEscort[];
}

/** Driver, escorts and dispatch, with the phone numbers this user may see. */
export function LoadCrew({ loadId, userId, escorts }: LoadCrewProps) {
  const { data: people, isPending } = useQuery(loadPeopleQueryOptions([loadId]));
  const driver = people?.find((person) => person.part === 'driver');
  const active = escorts.filter(({ status }) => isActive(status));
  return (
    <ul className="grid">
      {isPending && <Skeleton className="mb-2.5 h-8 w-3/4" />}
      {driver && <PersonRow person={driver} userId={userId} part="Driver" />}
      {active.map((escort) => (
        <EscortRow
          key={escort.id}
          escort={escort}
          userId={userId}
          person={people?.find(({ person_id }) => person_id === escort.pilot_id)}
        />
      ))}
      {active.length === 0 && <CrewRow part="Escorts" name="None planned" />}
      <CrewRow part="Dispatch, 24/7" name={COMPANY.name} phone={COMPANY.phones.dispatch.display} />
    </ul>
  );
}

interface PersonRowProps {
  person: LoadPerson;
  userId: string;
  part: string;
}

function PersonRow({ person, userId, part }: PersonRowProps) {
  const isMe = person.person_id === userId;
  return (
    <CrewRow
      part={part}
      name={isMe ? `${nameOf(person)} (you)` : nameOf(person)}
      phone={isMe ? null : person.phone}
    />
  );
}

interface EscortRowProps {
  escort: LoadEscort;
  userId: string;
  person: LoadPerson | undefined;
}

/** Name and number of an escort are hidden until they accept. */
function EscortRow({ escort: { position, status, pilot_id }, userId, person }: EscortRowProps) {
  const part = POSITION_NAMES[position];
  if (person) return <PersonRow person={person} userId={userId} part={part} />;
  const { tone, word } = ESCORT_BADGES[status];
  return (
    <CrewRow
      part={part}
      name={pilot_id === userId ? 'You' : 'Not confirmed yet'}
      badge={<Badge tone={tone}>{word}</Badge>}
    />
  );
}
