import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { adminSearchQueryOptions } from '../api/admin-search';
import { recentPlaces, type Place } from '../model/places';

const MIN_LENGTH = 2;

/** Path and noun of each kind of record. Results of other kinds are left out. */
export type RecordPlaces = Readonly<Record<string, { path: (id: string) => string; noun: string }>>;

/** The palette's results: recent places and pages for a blank text, else matching pages and records. */
export function usePlaces(typed: string, pages: readonly Place[], records: RecordPlaces) {
  const text = useDeferredValue(typed.trim());
  const isSearching = text.length >= MIN_LENGTH;
  const {
    data: found = [],
    isFetching,
    error,
  } = useQuery({
    ...adminSearchQueryOptions(text),
    enabled: isSearching,
  });
  if (text === '') {
    const recent = recentPlaces();
    const others = pages.filter(({ to }) => !recent.some((place) => place.to === to));
    return { places: [...recent, ...others], isFetching: false, error: null };
  }
  const lower = text.toLowerCase();
  const matching = pages.filter(({ title }) => title.toLowerCase().includes(lower));
  const hits = (isSearching ? found : []).flatMap(({ kind, id, title, detail }): Place[] => {
    const place = records[kind];
    return place ? [{ to: place.path(id), title, detail: `${place.noun}: ${detail}` }] : [];
  });
  return { places: [...matching, ...hits], isFetching: isSearching && isFetching, error };
}
