import { FactText } from '@/blocks/fact-text';
import { crimeSafetyGuide } from './guide';

const { tsunamiZones } = crimeSafetyGuide;

/** Who leaves in a warning, by the colors of the city’s map. */
export function TsunamiZones() {
  return (
    <div className="items-center gap-x-8 lg:grid lg:grid-cols-2">
      <ShoreAndHill />
      <ul className="mt-2 apart-1 leading-snug lg:mt-0">
        {tsunamiZones.map(({ title, text }, index) => (
          <li key={title} className="flex items-start gap-2.5">
            <svg
              aria-hidden="true"
              width="20"
              height="20"
              className="mt-0.5 shrink-0 forced-color-adjust-none"
            >
              <rect width="20" height="20" rx="4" fill={grounds[index]?.fill} />
            </svg>
            <span>
              <strong className="font-semibold">{title}. </strong>
              <FactText of={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ground of each zone in a drawing of 360 by 120, the color of the city’s map, and where its name goes. */
const grounds = [
  { path: 'M70 88 155 76V120H70Z', fill: '#b3261e', ink: '#fff', x: 112 },
  { path: 'M155 76 250 54V120H155Z', fill: '#f0c33c', ink: '#0b2f3f', x: 202 },
  { path: 'M250 54C290 44 325 24 360 18V120H250Z', fill: '#17653b', ink: '#fff', x: 305 },
] as const;

/** Hidden from screen readers, which have the list below it. */
function ShoreAndHill() {
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox="0 0 360 120"
        className="w-full rounded-xl bg-action-tint forced-color-adjust-none text-[min(0.8rem,14px)] font-semibold"
      >
        <path d="M0 86q12-6 24 0t24 0 26 2v32H0Z" fill="#0b4a5c" />
        <text x="35" y="110" textAnchor="middle" fill="#fff">
          Ocean
        </text>
        {grounds.map(({ path, fill, ink, x }, index) => {
          const title = tsunamiZones[index]?.title ?? '';
          return (
            <g key={title}>
              <path d={path} fill={fill} />
              <text x={x} y="110" textAnchor="middle" fill={ink}>
                {title.split(',')[0]}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-sm text-ink-soft">
        This is a sketch. The real lines are on the city’s map.
      </figcaption>
    </figure>
  );
}
