import { useId } from 'react';

/** As attributes: as classes, these colors would be in the style sheet of every page. */
const day = {
  sky: ['#cdeef0', '#fdeedd', '#ffc9b3'],
  sun: '#fff6e6',
  farHills: '#8cc3bf',
  hills: '#3b8e86',
  sea: ['#2a9a9a', '#0b4a5c'],
  waves: '#bfe8e4',
  palms: '#0d4b4b',
};
const night: typeof day = {
  sky: ['#071b29', '#12394a', '#2f4d5c'],
  sun: '#dfe9ea',
  farHills: '#1d4f58',
  hills: '#153f46',
  sea: ['#15606a', '#06222d'],
  waves: '#4f8b92',
  palms: '#041a20',
};

/** Decorative. Fills its positioned parent. */
export function HeroScene() {
  return (
    <>
      <Scene colors={day} className="dark:hidden" />
      <Scene colors={night} className="hidden dark:block" />
    </>
  );
}

function Scene({ colors, className }: { colors: typeof day; className: string }) {
  const id = useId();
  const sky = `${id}sky`;
  const sea = `${id}sea`;
  return (
    <span className={`absolute inset-0 ${className}`}>
      <svg aria-hidden="true" className="absolute h-full w-full">
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor={colors.sky[0]} />
          <stop stopColor={colors.sky[1]} offset=".55" />
          <stop stopColor={colors.sky[2]} offset="1" />
        </linearGradient>
        <rect width="100%" height="100%" fill={`url(#${sky})`} />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 600"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute bottom-0 h-full max-h-[180px] w-full md:max-h-88 xl:max-h-full"
      >
        <linearGradient id={sea} x2="0" y2="1">
          <stop stopColor={colors.sea[0]} />
          <stop stopColor={colors.sea[1]} offset="1" />
        </linearGradient>
        <circle cx="850" cy="390" r="70" fill={colors.sun} />
        <path
          fill={colors.farHills}
          d="M0 470c60-20 110-72 170-70 40 0 60 34 110 24 60-12 90-92 150-88 50 4 70 66 120 70s80-48 130-44c60 6 90 62 150 66 50 4 80-36 130-34 90 4 150 60 240 76v60H0Z"
        />
        <path
          fill={colors.hills}
          d="M540 500c70-20 100-70 160-100 30-16 44 10 70 6 34-4 60-66 104-84 30-12 44 24 74 30 30 8 60-24 92-14 50 16 90 86 160 110v70H540Z"
        />
        <path
          fill="none"
          stroke="#2a756f"
          strokeWidth="3"
          strokeLinecap="round"
          strokeOpacity="0.6"
          d="M704 410c4 34 20 60 14 92M772 420c-8 26-2 52-12 80M876 330c-10 60 22 110 8 172M952 364c-6 48-24 92-14 138M1044 352c4 60 30 100 18 150"
        />
        <path fill={`url(#${sea})`} d="M0 490c200-14 400 10 600 0s400-10 600 0v110H0Z" />
        <path
          fill="none"
          stroke={colors.waves}
          strokeWidth="4"
          strokeLinecap="round"
          strokeOpacity="0.7"
          d="M70 528c60-12 110-12 170 0M330 546c70-14 130-14 200 0M660 526c60-12 120-12 180 0M900 552c60-12 110-12 170 0M180 574c60-10 110-10 170 0M760 578c60-10 120-10 180 0"
        />
        <g fill={colors.palms}>
          <path d="M1108 600c6-90-6-170-34-240 12-4 20-6 28-6 24 74 34 154 30 246Z" />
          <path d="M1088 356c-34-40-84-44-122-12 40-8 76-6 122 12Zm0 0c-46-14-92 8-104 56 26-34 58-52 104-56Zm4-2c10-50 58-76 106-60-44 6-76 22-106 60Zm0 0c46-24 96-8 108 40-28-30-62-42-108-40Zm-2 4c-24 34-24 76 4 106 2-38 6-70-4-106Zm6-6c-6-40-34-66-76-66 34 16 56 36 76 66Z" />
          <path d="M1030 600c4-60-4-112-22-160 8-2 14-4 20-4 16 50 22 104 20 164Z" />
          <path d="M1016 438c-24-28-60-32-86-8 28-6 54-4 86 8Zm0 0c-32-10-64 6-74 40 20-24 42-36 74-40Zm4-2c8-34 40-52 74-42-30 6-52 16-74 42Zm0 0c32-16 66-6 74 28-20-22-44-30-74-28Zm-2 4c-16 24-16 52 4 74 0-28 4-50-4-74Z" />
        </g>
        <path fill="#f6e3c3" d="M820 600c60-34 150-44 230-40s120 16 150 22v18Z" />
      </svg>
    </span>
  );
}
