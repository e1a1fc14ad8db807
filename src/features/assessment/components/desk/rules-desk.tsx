import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { dayOf } from '@domain/time/day';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { useNow } from '@/shared/lib/use-now';
import { EmptyState } from '@/shared/ui/empty-state';
import { SearchInput } from '@/shared/ui/search-input';
import { Skeleton } from '@/shared/ui/skeleton';
import { rulesDeskQueryOptions } from '../../api/rules-desk';
import { ruleToasts } from '../../toasts';
import { countryOf, STATES_OF, type RulesDeskData } from '../../model/rules-desk';
import { dueStates } from '../../model/rule-review';
import { CoveragePanel } from './coverage-panel';
import { DuePanel } from './due-panel';
import { SearchResults } from './search-results';
import { StateGrid } from './state-grid';
import { StatePanel } from './state-panel';
import { useDeskShortcuts } from './use-desk-shortcuts';

/** The rules desk: states, one state's rules, what is due for review, and coverage. */
export function RulesDesk({ state }: { state: string | null }) {
  const query = useQuery(rulesDeskQueryOptions());
  return (
    <>
      {query.isError && (
        <FetchFailure
          title={ruleToasts.loadFailed}
          error={query.error}
          hasRows={query.data !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <div role="status" aria-label="Loading the rules" className="grid gap-3">
          <Skeleton className="h-52" />
          <Skeleton className="h-96" />
        </div>
      )}
      {query.data !== undefined && <Desk desk={query.data} state={state} />}
    </>
  );
}

function Desk({ desk, state }: { desk: RulesDeskData; state: string | null }) {
  const [params] = useSearchParams();
  const [search, setSearch] = useState('');
  // A state's page shows its own country until the user chooses.
  const [chosen, setChosen] = useState<{ state: string | null; country: 'US' | 'CA' } | null>(null);
  const ofState = state === null ? 'US' : countryOf(state);
  const country = chosen?.state === state ? chosen.country : ofState;
  useDeskShortcuts();
  const today = dayOf(useNow(), OFFICE_ZONE);
  const isKnown = state !== null && [...STATES_OF.US, ...STATES_OF.CA].includes(state);
  return (
    <>
      <SearchInput
        key={state}
        label="Search values and sources"
        placeholder="Search values and sources"
        onSearch={setSearch}
        className="max-w-120"
      />
      {search !== '' && (
        <SearchResults
          desk={desk}
          text={search}
          onOpen={() => {
            setSearch('');
          }}
        />
      )}
      <StateGrid
        desk={desk}
        country={country}
        onCountryChange={(next) => {
          setChosen({ state, country: next });
        }}
        current={state}
      />
      <div className="grid items-start gap-3 *:min-w-0 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        {isKnown ? (
          <StatePanel key={state} desk={desk} state={state} marked={params.get('rule')} />
        ) : (
          <EmptyState title={state === null ? 'Choose a state' : `There is no state ${state}`}>
            Its rules and their sources appear here.{' '}
            <span className="max-md:hidden">
              [ and ] go to the previous and next state, J and K to the rows, Enter edits, O opens
              the source.
            </span>
          </EmptyState>
        )}
        <div className="grid items-start gap-3 *:min-w-0 lg:max-2xl:grid-cols-2">
          <DuePanel due={dueStates(desk, today)} />
          <CoveragePanel desk={desk} country={country} />
        </div>
      </div>
    </>
  );
}
