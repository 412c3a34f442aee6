// Words of many questions on any subject. They tell little about where an answer stands, so the others decide.

export const commonWords: ReadonlySet<string> = new Set(
  'after allowed army around arrive arriving avoid back bad base before best better big call change day days done drop early end far find first free full give good guy closest country finally half happen happens help high inside keep last leave less live living long look lot made make many minute month months move moving navy near need new next no oahu off old open option options orders out over part percent pick place places possible put ready really right run save say see set show side small start stay stop take taking tell thing things time today tonight two under up use used using vs way week weeks work works worst worth wrong year years yet'.split(
    ' ',
  ),
);
