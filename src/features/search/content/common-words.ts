// Words of many questions on any subject. They tell little about where an answer stands, so the others decide.

export const commonWords: ReadonlySet<string> = new Set(
  'after allow allowed allows army around arrive arriving avoid back bad base before best better big bringing brings brought call change closest country day days done down drop early east end far finally find first free full gets getting give go goes going good guy half happen happens help high inside keep last leave less live living long look lot made make many mine minute month months move moving navy near need needed needs new next no north oahu off old open option options orders ours out over part per percent pick place places possible put ready really right run save say see set show side small south start stay stop take taken takes taking tell thing things time today tonight took two under up use used using vs waiting wanted wanting wants way week weeks west work works worst worth wrong year years yet'.split(
    ' ',
  ),
);
