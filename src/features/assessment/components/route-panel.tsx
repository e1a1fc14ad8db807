import type { AssessmentProblem } from '@assessment/input';
import { Alert } from '@/shared/ui/alert';
import { Panel } from '@/shared/ui/panel';
import { ResetRoute, RouteEditor, type RouteEditorProps } from './route-editor';

interface RoutePanelProps extends RouteEditorProps {
  problems: readonly AssessmentProblem[];
  /** Notes about what the estimate leaves out. */
  notes: readonly string[];
  /** Someone changed the proposed route. */
  isChanged: boolean;
  onReset: () => void;
}

/** The states the load crosses, and what is wrong with their order. */
export function RoutePanel({ problems, notes, isChanged, onReset, ...editor }: RoutePanelProps) {
  return (
    <Panel aria-labelledby="route-heading" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="route-heading" className="type-h3">
          The route
        </h2>
        {isChanged && <ResetRoute onReset={onReset} />}
      </div>
      {problems.map(({ code, message }) => (
        <Alert key={`${code} ${message}`} tone="warn" role="status" title={message} />
      ))}
      {notes.map((note) => (
        <Alert key={note} tone="warn" title={note} />
      ))}
      <RouteEditor {...editor} />
    </Panel>
  );
}
