import { CardGrid, GridCard } from '@/components/guide/card-grid';
import { DetailsList } from '@/components/guide/details-list';
import { TextList } from '@/components/guide/text-list';
import type { PlateChoice } from '@/guides/vehicle-arrival';

export function PlateChoices({ choices }: { choices: readonly PlateChoice[] }) {
  return (
    <CardGrid>
      {choices.map(({ title, plates, where, bring, cost }) => (
        <GridCard key={title} title={title}>
          <DetailsList
            rows={[
              ['Plates', plates],
              ['Where', where],
              ['Bring', bring],
              ['Cost', <TextList key="cost" texts={cost} />, cost],
            ]}
          />
        </GridCard>
      ))}
    </CardGrid>
  );
}
