import { useEffect, useState } from 'react';

/** An address of a file in memory, given back when it is no longer shown. */
export function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address must be given back again
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);

  return url;
}
