import { OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { ExampleSavings } from '@/features/assumption/components/example-savings';
import { MonthlyPayments } from '@/features/assumption/components/monthly-payments';
import { isReaders, type useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { Button } from '@/ui/button';

const words = {
  example: 'These are the example’s numbers. Look them over, then calculate.',
  link: 'Someone shared this home with you. Look it over, then calculate.',
  homes: 'Someone shared these homes with you: the first is below, all are at the end.',
  'bad-link': 'This link is damaged, so nothing was filled in. Ask for it again.',
};

/**
 * Says what the form contains and what to do next. When a link changes that, the new text covers the served text, which
 * keeps its space, so that nothing moves.
 */
export function StartBox({ form }: { form: ReturnType<typeof useAssumptionForm> }) {
  const isFilled = !isReaders(form.origin);
  const button = isFilled ? 'Calculate' : 'Fill in an example';

  function press() {
    if (isFilled) form.formRef.current?.requestSubmit();
    else form.fill(OUR_EXAMPLE, 'example');
  }

  return (
    <div className="no-print mb-5 gap-x-10 rounded-xl bg-action-tint p-5 lg:grid lg:grid-cols-2">
      <ExampleSavings of={OUR_EXAMPLE} />
      <div>
        {/* On a phone the first field is worth more than the picture. */}
        <div className="hidden lg:-mt-5 lg:block">
          <MonthlyPayments of={OUR_EXAMPLE} />
        </div>
        <div className="relative mt-3">
          <p className={`text-balance ${form.origin !== 'reader' ? 'invisible' : ''}`}>
            New to this? See the bill, the cash to close, and when it pays off.
          </p>
          {form.origin !== 'reader' && <p className="absolute inset-0 font-semibold">{words[form.origin]}</p>}
        </div>
        <Button variant={isFilled ? 'primary' : 'secondary'} onClick={press} className="mt-3">
          <span key={button}>{button}</span>
        </Button>
      </div>
    </div>
  );
}
