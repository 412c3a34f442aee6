import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasHomesToShow } from '@/features/assumption/kept-homes';
import type { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { useLazyComponent } from '@/ui/use-lazy-component';

/**
 * Loads the parts below the result with the first result, or right away when there are homes to show. They stay
 * mounted, so that their fields keep their text.
 */
export function LazyAnalysis({ form }: { form: ReturnType<typeof useAssumptionForm> }) {
  const { result } = form;
  const { hash } = useLocation();
  const [hasHomes, setHasHomes] = useState(false);
  useEffect(() => setHasHomes((before) => before || hasHomesToShow(hash)), [hash]);
  const isWanted = result !== undefined || hasHomes;
  const [failed, setFailed] = useState<{ with: typeof result }>();
  const hasFailed = failed !== undefined && failed.with === result;
  const Parts = useLazyComponent(
    loadParts,
    isWanted && !hasFailed,
    useCallback(() => setFailed({ with: result }), [result]),
  );
  if (Parts) return <Parts form={form} />;
  return (
    hasFailed &&
    isWanted && (
      <p role="alert" className="no-print mt-6">
        What you really pay, cash to close, your tour and your homes could not be loaded. Check your
        connection and press Calculate again.
      </p>
    )
  );
}

function loadParts() {
  return import('./analysis-parts').then(({ AnalysisParts }) => AnalysisParts);
}
