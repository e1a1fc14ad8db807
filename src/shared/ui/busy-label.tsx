import type { ReactNode } from 'react';
import { Spinner } from './spinner';

interface BusyLabelProps {
  isBusy: boolean;
  busyText?: string | undefined;
  children: ReactNode;
}

const ROW = 'inline-flex items-center justify-center gap-[inherit]';

/** A button's label and its busy text in one grid cell, so that the button never changes its width. */
export function BusyLabel({ isBusy, busyText, children }: BusyLabelProps) {
  if (busyText === undefined) {
    return (
      <>
        <span className={isBusy ? `${ROW} opacity-0` : 'contents'}>{children}</span>
        {isBusy && <Spinner className="absolute" />}
      </>
    );
  }
  return (
    <span className="inline-grid gap-[inherit] *:col-start-1 *:row-start-1">
      {isBusy ? (
        <>
          <span aria-hidden="true" className={`${ROW} invisible`}>
            {children}
          </span>
          <span className={ROW}>
            <Spinner />
            <span>{busyText}</span>
          </span>
        </>
      ) : (
        <>
          <span className={ROW}>{children}</span>
          <span
            aria-hidden="true"
            data-reserve={busyText}
            className={`${ROW} invisible before:size-[1em] after:content-[attr(data-reserve)]`}
          />
        </>
      )}
    </span>
  );
}
