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
        description="The quotes you have asked for, and where they stand."
        path="/quotes"
        noIndex
      />
      <AccountHead
        title="My Quotes"
        lead="What you have asked for, and where it stands."
        actions={<ButtonLink to="/quote">Request a quote</ButtonLink>}
      />
      <div className="wrap pt-[clamp(1.5rem,1rem+1.5vw,3.5rem)] pb-section">
        {user !== null && <OwnQuotes userId={user.id} />}
      </div>
    </>
  );
}
