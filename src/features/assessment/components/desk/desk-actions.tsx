import { useQuery } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '@domain/time/day';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { rulesDeskQueryOptions } from '../../api/rules-desk';
import { rulesToCsv, sourcesToCsv } from '../../model/rule-csv';
import { ImportDialog } from './import-dialog';

/** Export and import of the whole desk, or of one state's rules with their sources. */
export function DeskActions({ state }: { state: string | null }) {
  const { data: desk } = useQuery(rulesDeskQueryOptions());
  const [isImporting, setIsImporting] = useState(false);
  const exportFiles = () => {
    if (desk === undefined) return;
    const rules = desk.rules
      .filter((row) => state === null || row.state === state)
      .toSorted(
        (a, b) =>
          a.state.localeCompare(b.state) ||
          a.rule.localeCompare(b.rule) ||
          a.road_class.localeCompare(b.road_class) ||
          Number(a.is_conflict) - Number(b.is_conflict),
      );
    const used = new Set(rules.flatMap(({ source_ids }) => source_ids));
    const sources = [...desk.sources.values()].filter(({ id }) => used.has(id));
    const name = `${state ?? 'all'}-${dayOf(Date.now())}.csv`;
    const type = 'text/csv;charset=utf-8';
    saveFile(new Blob([rulesToCsv(rules)], { type }), `rules-${name}`);
    saveFile(new Blob([sourcesToCsv(sources)], { type }), `sources-${name}`);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label="Export CSV"
        disabled={desk === undefined}
        onClick={exportFiles}
      >
        <Download />
        <span>
          Export<span className="max-sm:hidden"> CSV</span>
        </span>
      </Button>
      <Button
        variant="solid"
        size="sm"
        aria-label="Import CSV"
        onClick={() => {
          setIsImporting(true);
        }}
      >
        <Upload />
        <span>
          Import<span className="max-sm:hidden"> CSV</span>
        </span>
      </Button>
      {isImporting && (
        <ImportDialog
          onClose={() => {
            setIsImporting(false);
          }}
        />
      )}
    </>
  );
}
