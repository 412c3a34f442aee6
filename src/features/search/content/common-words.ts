// Words of many questions on any subject. They tell little about where an answer stands, so the others decide.

export const commonWords: ReadonlySet<string> = new Set(
  'after allow allowed army around arrive arriving avoid back bad base become before best better big bringing brings brought calculate calculated call change closest country day done down drop early east end far fast figure figured finally find first five four free full gets getting give go goes going good guy half happen help high inside keep last leave less live living long look lot made make many mine minute month more move moving much navy near need needed new next no north not number oahu off old one open option orders ours out over part per percent phone pick place possible put quick quickly ready really right run save say see set show side six small soon south start stay stop take taken taking tell thing three time today tonight took two under up use used using vs waiting wanted wanting wants way week west without work worst worth wrong year yet'.split(
    ' ',
  ),
);
