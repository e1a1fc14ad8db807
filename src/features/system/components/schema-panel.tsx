import { useQuery } from '@tanstack/react-query';
import { readSchemaVersion } from '@/shared/lib/env';
import { Badge } from '@/shared/ui/badge';
import { schemaQueryOptions } from '../api/system';
import { schemaState } from '../model/schema-state';
import { SystemPanel } from './system-panel';

/** The database's last migrations, and whether the site was built for them. */
export function SchemaPanel() {
  const query = useQuery(schemaQueryOptions());
  const state = query.data && schemaState(query.data, readSchemaVersion());
  return (
    <SystemPanel
      title="Schema version"
      failure="We couldn’t load the schema version."
      query={query}
      lines={3}
      aside={state && <Badge tone={state.isProblem ? 'danger' : 'ok'}>{state.label}</Badge>}
    >
      {(migrations) => (
        <>
          {state?.todo !== undefined && (
            <p className="border-b px-4.5 py-3 text-sm font-semibold wrap-anywhere">{state.todo}</p>
          )}
          <ol className="divide-y divide-line">
            {migrations.map(({ version, name }) => (
              <li key={version} className="flex flex-wrap gap-x-4 px-4.5 py-2.5 text-sm">
                <span className="text-subtle tabular-nums">{version}</span>
                <span className="wrap-anywhere">{name}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </SystemPanel>
  );
}
