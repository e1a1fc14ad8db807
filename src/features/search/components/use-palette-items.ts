import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { foldText } from '@/shared/lib/fold-text';
import { adminSearchQueryOptions } from '../api/admin-search';
import { matchesCommand, type Command, type PaletteItem, type Place } from '../model/palette-item';
import { recentPlaces } from '../model/recent-places';

const MIN_LENGTH = 2;

/** Page, noun and heading of each kind of record. Results of other kinds are left out. */
export type RecordKinds = Readonly<
  Record<string, { path: (id: string) => string; noun: string; group: string }>
>;

const commandItem = (command: Command): PaletteItem => ({
  kind: 'command',
  command,
  group: command.group,
});
const recentItem = (place: Place): PaletteItem => ({
  kind: 'place',
  place,
  detail: place.detail === '' ? place.noun : `${place.noun}: ${place.detail}`,
  group: 'Recent',
});

/**
 * The palette's lines. For a blank text, recent places and all commands; otherwise matching commands and
 * records. `isOutdated` means that the records belong to an earlier text.
 */
export function usePaletteItems(
  typed: string,
  commands: readonly Command[],
  records: RecordKinds,
): { items: PaletteItem[]; isFetching: boolean; isOutdated: boolean; error: Error | null } {
  const current = typed.trim();
  const text = useDeferredValue(current);
  const isSearching = text.length >= MIN_LENGTH;
  const {
    data: found = [],
    isFetching,
    isPlaceholderData,
    error,
  } = useQuery({
    ...adminSearchQueryOptions(text),
    enabled: isSearching,
  });
  if (current === '') {
    const recent = recentPlaces().map(recentItem);
    const items = [...recent, ...commands.map(commandItem)];
    return { items, isFetching: false, isOutdated: false, error: null };
  }
  const matching = commands.filter((command) => matchesCommand(command, current)).map(commandItem);
  const hits = (isSearching ? found : []).flatMap(({ kind, id, title, detail }): PaletteItem[] => {
    const record = records[kind];
    if (record === undefined) return [];
    const { path, noun, group } = record;
    return [{ kind: 'place', place: { to: path(id), title, detail, noun }, detail, group }];
  });
  return {
    items: [...matching, ...namedFirst(hits, text)],
    isFetching: isSearching && isFetching,
    isOutdated: isPlaceholderData || text !== current,
    error,
  };
}

/** Groups with a record whose own name has every word come first: a pilot before the loads they are on. */
function namedFirst(hits: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = foldText(text).split(/\s+/);
  const isNamed = (item: PaletteItem) => {
    const title = item.kind === 'place' ? foldText(item.place.title) : '';
    return words.every((word) => title.includes(word));
  };
  const named = new Set(hits.filter(isNamed).map(({ group }) => group));
  return [...hits].sort(
    (one, other) => Number(named.has(other.group)) - Number(named.has(one.group)),
  );
}
