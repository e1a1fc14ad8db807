import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { quoteLoadsQueryOptions } from '../../api/quote-loads';

/** Starts a load from a quote. Asks first if the quote has one. */
export function NewLoadButton({ quoteId }: { quoteId: string }) {
  const { data: loads, isPending } = useQuery(quoteLoadsQueryOptions(quoteId));
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const start = () => void navigate(`/admin/loads?quote_id=${quoteId}`);
  const [first] = loads ?? [];
  return (
    <>
      <Button
        variant="quiet"
        size="md"
        disabled={isPending}
        onClick={() => {
          if (first) setIsAsking(true);
          else start();
        }}
      >
        New load
      </Button>
      <ConfirmDialog
        tone="plain"
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Create another load?"
        description={<p>{`This quote already has a load: ${first?.title ?? ''}.`}</p>}
        confirmLabel="Create another load"
        onConfirm={start}
      />
    </>
  );
}
