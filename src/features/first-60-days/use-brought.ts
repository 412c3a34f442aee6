import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type FirstSixtyTexts, firstSixtyForm } from './first-sixty-form';

/**
 * Returns what the link to this page brought of The First 60 Days’ form. Undefined while hydrating, when the page is
 * still as it was served: after a reload the browser still has what was brought.
 */
export function useBrought(): FirstSixtyTexts | undefined {
  const { state } = useLocation();
  const [brought, setBrought] = useState<FirstSixtyTexts>();
  useEffect(() => setBrought(firstSixtyForm.parse(state?.firstSixty)), [state]);
  return brought;
}
