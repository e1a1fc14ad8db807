import { OwnQuotes } from '@/features/quotes/components/own/own-quotes';
import { useAuth } from '@/session/use-auth';
import { AccountHead } from '@/shared/blocks/account-head';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { ButtonLink } from '@/shared/ui/button';

/** /quotes */
export function QuotesPage() {
  const { user } = useAuth();
  return (
    <>
      <PageMetadata
        title="My Quotes"
        description="Your quote requests and their status."
        path="/quotes"
        noIndex
      />
      <AccountHead
        title="My Quotes"
        lead="Your requests and their status."
        actions={<ButtonLink to="/quote">Get a Quote</ButtonLink>}
      />
      <div className="wrap pt-[clamp(1.5rem,1rem+1.5vw,3.5rem)] pb-section">
        {user !== null && <OwnQuotes userId={user.id} />}
      </div>
    </>
  );
}
