import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { ButtonLink } from '@/shared/ui/button';

/** Shown for every unknown path. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('Page not found:', pathname);
  }, [pathname]);

  return (
    <section className="dark-surface blueprint grid min-h-svh items-center pt-header">
      <PageMetadata
        title="Page Not Found"
        description="The page you are looking for does not exist or has been moved."
        path={pathname}
        noIndex
      />
      <div className="wrap grid justify-items-start gap-6 py-12">
        <div>
          <p className="-ml-[0.04em] pb-[0.12em] text-[clamp(6rem,2rem+20vw,20rem)] leading-[0.8] font-extrabold tracking-[-0.034em] tabular-nums font-stretch-125%">
            404
          </p>
          <div aria-hidden="true" className="dimension-line" />
        </div>
        <h1 className="type-h2">Page Not Found</h1>
        <p className="type-lead">The page you are looking for does not exist or has been moved.</p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </section>
  );
}
