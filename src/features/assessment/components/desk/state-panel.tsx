import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '@domain/time/day';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { formatPartialDay } from '@domain/time/day-text';
import { stateName } from '@domain/places/states';
import { Button } from '@/shared/ui/button';
import { buttonClass } from '@/shared/ui/button-class';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import { useReviewRulesMutation } from '../../api/save-rules';
import { ruleToasts } from '../../toasts';
import {
  neighborState,
  rulesOfState,
  type CurrentRule,
  type RulesDeskData,
} from '../../model/rules-desk';
import { countState } from '../../model/rule-review';
import { rulePath } from '../../model/rule-path';
import { ChooseDialog } from './choose-dialog';
import { HistoryDialog } from './history-dialog';
import { RuleRow } from './rule-row';
import { ValueForm } from './value-form';

const COLUMNS = 5;

interface StatePanelProps {
  desk: RulesDeskData;
  state: string;
  /** The rule to mark, after a search. */
  marked: string | null;
}

/** All current values of a state, edited in place. */
export function StatePanel({ desk, state, marked }: StatePanelProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [choice, setChoice] = useState<{ used: CurrentRule; chosen: CurrentRule } | null>(null);
  const [history, setHistory] = useState<CurrentRule | null>(null);
  const review = useReviewRulesMutation();
  const groups = rulesOfState(desk.rules, state);
  const counts = countState(desk.rules, state);
  const reviewed = desk.reviews.find((row) => row.state === state);
  const name = stateName(state);
  const closeForm = () => {
    setEdited(null);
    setIsAdding(false);
  };

  return (
    <Panel isPadded={false} aria-label={name} className="overflow-hidden">
      <PanelHead
        title={
          <>
            <span>{name}</span>{' '}
            <span className="block text-sm font-normal text-subtle tabular-nums sm:inline">
              {`${String(counts.values)} values · ${String(counts.A)} official, ${String(counts.B)} two sources, ${String(counts.C)} one source · ${String(counts.conflicts)} conflicting · ${String(counts.undated)} undated`}
            </span>
          </>
        }
        action={
          <span className="flex flex-wrap items-center gap-2">
            <StepLink state={state} step={-1} />
            <StepLink state={state} step={1} />
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setEdited(null);
                setIsAdding(true);
              }}
            >
              <Plus /> Add value
            </Button>
            <Button
              variant="quiet"
              size="sm"
              isBusy={review.isPending}
              onClick={() => {
                review.mutate({ state, on: dayOf(Date.now(), OFFICE_ZONE) });
              }}
            >
              Mark reviewed
            </Button>
          </span>
        }
      />
      <p className="px-4.5 py-2 text-sm text-muted">
        {`${
          reviewed === undefined
            ? 'Never reviewed.'
            : `Reviewed ${formatPartialDay(reviewed.reviewed_on)} by ${reviewed.reviewed_by ?? 'a former colleague'}.`
        } Decision support only. The issued permit controls.`}
      </p>
      {isAdding && <ValueForm desk={desk} state={state} edited={null} onClose={closeForm} />}
      {groups.length === 0 ? (
        <p className="border-t p-4.5 text-muted">{ruleToasts.empty}</p>
      ) : (
        <Table
          label={`${name} rules`}
          className="md:rounded-none md:border-0 max-md:p-3 [&_td]:dense:py-1.5"
        >
          <THead>
            <Tr>
              <Th>Rule</Th>
              <Th>Value</Th>
              <Th>Source</Th>
              <Th>Date and certainty</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </Tr>
          </THead>
          {groups.map(({ title, entries }) => (
            <TBody key={title}>
              <Tr className="max-md:border-0! max-md:bg-transparent! max-md:px-0! max-md:pt-2! max-md:pb-0!">
                <Td colSpan={COLUMNS} card="line" className="md:bg-sunk">
                  <h3 className="text-sm font-semibold">{title}</h3>
                </Td>
              </Tr>
              {entries.map((entry) =>
                entry.used.id === edited ? (
                  <Tr key={entry.used.id} className="max-md:overflow-hidden max-md:p-0!">
                    <Td colSpan={COLUMNS} card="line" className="p-0!">
                      <ValueForm
                        desk={desk}
                        state={state}
                        edited={entry.used}
                        onClose={closeForm}
                      />
                    </Td>
                  </Tr>
                ) : (
                  <RuleRow
                    key={entry.used.id}
                    desk={desk}
                    entry={entry}
                    isMarked={entry.used.rule === marked}
                    onEdit={() => {
                      setIsAdding(false);
                      setEdited(entry.used.id);
                    }}
                    onHistory={() => {
                      setHistory(entry.used);
                    }}
                    onChoose={(chosen) => {
                      setChoice({ used: entry.used, chosen });
                    }}
                  />
                ),
              )}
            </TBody>
          ))}
        </Table>
      )}
      {choice !== null && (
        <ChooseDialog
          desk={desk}
          {...choice}
          onClose={() => {
            setChoice(null);
          }}
        />
      )}
      {history !== null && (
        <HistoryDialog
          desk={desk}
          rule={history}
          onClose={() => {
            setHistory(null);
          }}
        />
      )}
    </Panel>
  );
}

/** A link to the state before or after; [ and ] follow it. */
function StepLink({ state, step }: { state: string; step: 1 | -1 }) {
  const to = neighborState(state, step);
  const Icon = step === 1 ? ChevronRight : ChevronLeft;
  return (
    <Link
      to={rulePath(to)}
      aria-keyshortcuts={step === 1 ? ']' : '['}
      aria-label={`${step === 1 ? 'Next' : 'Previous'} state: ${stateName(to)}`}
      className={buttonClass({ variant: 'quiet', size: 'sm', isIcon: true })}
    >
      <Icon />
    </Link>
  );
}
