import { parseCalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { useAuth } from '@/features/account/use-auth';
import { UseLandingDay } from '@/features/checklist/components/use-landing-day';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { exemptOrigins, islandNames } from '@/features/pets/content/pet-date-rules';
import type { Checker } from '@/features/pets/use-date-checker';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { PetDateField } from './pet-date-field';

export function TripFields({ checker }: { checker: Checker }) {
  const { trip } = checker.form;
  const auth = useAuth();
  const { plan } = useKeptPlan(auth.status === 'signed-in' ? auth.user.id : undefined);
  const reportDay = plan?.reportDay;
  return (
    <FieldGroup title="Your trip">
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          name="from"
          label="Coming from"
          value={trip.from}
          onChange={({ currentTarget: { value } }) =>
            checker.changeTrip({ from: value === 'exempt' ? 'exempt' : 'elsewhere' })
          }
        >
          <option value="elsewhere">The mainland, or anywhere else</option>
          <option value="exempt">{exemptOrigins.value}</option>
        </SelectField>
        <SelectField
          name="island"
          label="Landing on"
          value={trip.island}
          onChange={({ currentTarget: { value } }) =>
            checker.changeTrip({ island: value === 'neighbor' ? 'neighbor' : 'oahu' })
          }
        >
          <option value="oahu">{islandNames.oahu}</option>
          <option value="neighbor">{islandNames.neighbor}</option>
        </SelectField>
        <div>
          <PetDateField
            name="landing"
            label="Landing day"
            value={trip.landing}
            onDate={(landing) => checker.changeTrip({ landing })}
            problem={checker.found.landing}
          />
          <UseLandingDay day={parseCalendarDay(trip.landing)} />
          {reportDay && reportDay !== trip.landing && (
            <Button variant="secondary" className="mt-2 w-full" onClick={() => checker.landOn(reportDay)}>
              Use your report date, {formatDate(reportDay)}
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
