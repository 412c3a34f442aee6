import type { PlateChoice } from '@/guides/vehicle-arrival';
import { CardGrid, GridCard } from './card-grid';
import { DetailsList } from './details-list';
import { TextList } from './text-list';

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
