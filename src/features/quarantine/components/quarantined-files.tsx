import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@/session/use-auth';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { quarantineHelp } from '@/shared/uploads/quarantine-help';
import {
  quarantinedFilesQueryOptions,
  useReleaseFileMutation,
  type CheckedRecord,
  type QuarantinedFile,
} from '../api/quarantined-files';

interface QuarantinedFilesProps {
  type: CheckedRecord;
  id: string;
}

/** Warns about a record's files whose content doesn't match their declared type. Admins can release them. */
export function QuarantinedFiles({ type, id }: QuarantinedFilesProps) {
  const query = useQuery(quarantinedFilesQueryOptions(type, id));
  if (query.isError) {
    return <RetryAlert title="We couldn’t check for quarantined files." query={query} />;
  }
  return query.data?.map((file) => <QuarantineAlert key={file.path} file={file} />);
}

function QuarantineAlert({ file }: { file: QuarantinedFile }) {
  const { isAdmin } = useAuth();
  const { mutate, isPending } = useReleaseFileMutation();
  const { name } = file;
  const isReleased = file.released_at !== null;
  const content =
    file.found_type === null
      ? 'its content is of an unknown type'
      : `its content is ${file.found_type}`;
  return (
    <Alert
      tone="warn"
      className="wrap-anywhere"
      title={`${name} ${isReleased ? 'was released.' : 'is quarantined.'}`}
      actions={
        isAdmin && !isReleased ? (
          <Button
            variant="quiet"
            size="sm"
            isBusy={isPending}
            aria-label={`Release ${name}`}
            onClick={() => {
              mutate(file);
            }}
          >
            Release
          </Button>
        ) : undefined
      }
    >
      {`It was uploaded as ${file.declared_type}, but ${content}. ${quarantineHelp(file)}${
        isReleased
          ? 'Open it with caution.'
          : `No one can open it until an admin releases it${isAdmin ? '. Release it only if you know the sender.' : '.'}`
      }`}
    </Alert>
  );
}
