import { useEffect, useState } from 'react';

/** An object URL of a file, revoked on unmount. */
export function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const created = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the effect must also revoke the URL
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
    };
  }, [file]);

  return url;
}
