import { useNavigation } from 'react-router-dom';

/** A page that takes a moment to arrive says so: a thin line under the header, and words. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading ? 'Loading page' : ''}
      </p>
      {isLoading && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-dialog h-0.5 origin-left scale-x-90 bg-accent transition-transform duration-[8s] starting:scale-x-0"
        />
      )}
    </>
  );
}
