import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import type { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

const words = {
  example: 'These are an example’s numbers. Look them over, or go straight to the result.',
  link: 'Someone shared this home with you. Look over its numbers, or go straight to the result.',
  homes:
    'Someone shared these homes with you. Below is the first one; all of them stand at the end of the page.',
};

/**
 * Says what the form holds, and has the next step. What a link changes here covers the text that was served, which
 * keeps its place, so that nothing moves.
 */
export function StartBox({ form }: { form: ReturnType<typeof useAssumptionForm> }) {
  const isFilled = form.origin !== 'reader';
  const button = isFilled ? 'Calculate' : 'Fill in an example';

  function press() {
    if (isFilled) form.formRef.current?.requestSubmit();
    else form.fill(ASSUMPTION_EXAMPLE, 'example');
  }

  return (
    <Card className="no-print mb-5 items-center gap-6 md:flex">
      <div className="relative">
        <p className={isFilled ? 'invisible' : ''}>
          New to this? Fill in our example, then press Calculate. A box with a dashed border holds a guess of
          ours: replace it as soon as you know better.
        </p>
        {form.origin !== 'reader' && <p className="absolute inset-0 font-semibold">{words[form.origin]}</p>}
      </div>
      <Button variant={isFilled ? 'primary' : 'secondary'} onClick={press} className="shrink-0 max-md:mt-4">
        <span key={button}>{button}</span>
      </Button>
    </Card>
  );
}
