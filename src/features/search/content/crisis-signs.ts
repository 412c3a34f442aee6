// What people type in need, in their forms: patterns for whole words without capitals or apostrophes.

export type Need = 'suicide' | 'violence' | 'assault' | 'child' | 'poison' | 'medical' | 'stranded' | 'grief';

const PARTNER = '(?:husband|hubby|wife|spouse|boyfriend|girlfriend|bf|gf|fiancee?|partner|ex|roommate|stepdad|stepfather)';
const CHILD = '(?:child|children|childs|kids?|baby|toddler|infant|newborn|sons?|daughters?|stepson|stepdaughter|niece|nephew|teen|boy|girl)';
const MY = '(?:my |our |a |the |her |his |their )?';
const INJURES =
  '(?:hits?|hitting|beats?|beating|beaten|hurts?|hurting|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|threaten(?:s|ed|ing)?|abus(?:es?|ed|ing)|molest(?:s|ed|ing)?)';
const HARMS = `(?:${INJURES}|shov(?:es?|ed|ing)|push(?:es|ed|ing)?|grab(?:s|bed|bing)?|threw|throws|attack(?:s|ed|ing)?|kills?|killing|forc(?:es?|ed|ing)|stalk(?:s|ed|ing)?|scares)`;
const RELATIVE =
  '(?:husband|hubby|wife|spouse|fiancee?|partner|mom|mother|mama|dad|father|parents?|son|daughter|child|kid|baby|infant|newborn|twins?|brother|sister|grandma|grandpa|grandmother|grandfather|nana|papa|aunt|uncle|best friend)(?: in law)?';
/** What families lose that is no person: “lost my son’s passport”, “lost the baby car seat”. */
const THINGS = '(?:cards?|passports?|ids?|papers?|paperwork|records?|certificates?|seats?|luggage|bags?|stroller|crib|gear|orders|keys?|phone|in)';
const TOOK_IN = '(?:ate|eaten|drank|drunk|swallow\\w*|ingest\\w*)';

export const crisisSigns: Record<Need, readonly string[]> = {
  suicide: [
    'suicid\\w*|suisid\\w*|sucid\\w*|suicd\\w*|unalive|kms|988|hopeless',
    '(?:kill|killing|hang|hanging|shoot|shooting|harm|harming) (?:my ?self|himself|herself|themselves)',
    '(?:cut|cutting|hurt|hurting) my ?self|self ?(?:harm|injury)\\w*',
    '(?:end|ending|take|taking|took) (?:my|his|her) (?:own )?life|end (?:it all|everything)',
    '(?:want|wants|wanna|wanting|wish|rather) (?:to )?(?:be )?(?:die|dead)',
    'wish i (?:was|were) dead|better off (?:dead|without me)|no reason to live',
    '(?:dont|do not|not|never) (?:want|wanna)(?: to)? (?:live(?= anymore|$)|be alive|exist|wake up|be here anymore)',
    '(?:cant|cannot) (?:go on (?:anymore|living|like this)|(?:take|do) (?:it|this) anymore)',
    'crisis (?:line|hotline|center)',
  ],
  violence: [
    'abus(?:e|ed|er|es|ers|ive|ing)|batter(?:ed|er|ing)|strangl(?:e|es|ed|ing)|dv',
    'domestic(?:ally)? (?:violen\\w*|assault\\w*|dispute|disturbance|situation)',
    '(?:family|partner|spouse|physical) violence|violence (?:at home|help|hotline|shelter|victims?)',
    `${HARMS} (?:me|us)|${HARMS} my (?:mom|mother|sister|wife)`,
    `${PARTNER} (?:is |was |has |keeps |got |will |just |always )*(?:hits|hitting|beats|beating|violent|choked|punched|slapped|strangled|threaten\\w*|stalk\\w*|controlling|dangerous)`,
    `(?:hit|beat(?:en)?|hurt|attacked|choked|threatened|followed|stalked) by ${MY}${PARTNER}`,
    `(?:scared|afraid|terrified|frightened) (?:of|to go home to) ${MY}${PARTNER}`,
    `(?:escape|escaping|hide|hiding|flee|fleeing|run away|get away|safe) from ${MY}(?:${PARTNER}|him|her)`,
    '(?:not|isnt|dont feel|never feel) safe (?:at|in my|in our) (?:home|house)|unsafe (?:at|in my) home',
    '(?:restraining|protective|protection) order|order of protection|womens? shelter|safe house|victims? advocate|family advocacy',
  ],
  assault: [
    'rap(?:e|ed|es|ist|ing)|molest(?:s|ed|er|ing|ation)?|grop(?:e|ed|es|ing)|incest|sarc|sapr|roofied',
    'assault(?:s|ed|ing|er)?|asault(?:ed)?|assult(?:ed)?',
    'sex(?:ual(?:ly)?)? (?:abus\\w*|attack\\w*|harass\\w*|violence|trauma)',
    '(?:forced|forcing|forces) (?:me|himself|herself|sex|to have sex)|(?:touched|touching) (?:me|inappropriately)|drugged (?:me|my drink)',
  ],
  child: [
    `${CHILD} (?:abus\\w*|neglect\\w*|welfare|protect(?:ive|ion) services?|molest\\w*)|cps|shaken baby`,
    `${CHILD} (?:is |was |being |got |getting |has |been |gets )*(?:hurt|hit|beaten|beat|abused|molested|touched|choked|slapped|neglected|harmed)`,
    `(?:${INJURES}|shook|shakes?|shaking|touch(?:es|ed|ing)) ${MY}${CHILD}`,
  ],
  poison: [
    'overdos(?:e|ed|es|ing)|oding|oded|od on|poison(?:s|ed|ing)?|posion|poisen|fentanyl|narcan|naloxone',
    'too many (?:pills|tylenol|meds|edibles)|too much (?:tylenol|medicine|insulin)|bottle of pills',
    `${TOOK_IN}(?: \\w+){0,3} (?:bleach|pills?|batter(?:y|ies)|magnets?|detergent|medicines?|meds|chemicals?|cleaner|antifreeze|pods?|lye|gasoline|edibles?|gumm(?:y|ies))`,
  ],
  medical: [
    '(?:cant|cannot|can not|not|isnt|stopped|trouble|difficulty|hard to|struggling to) breath\\w*|short(?:ness)? of breath|asthma attack',
    'chest (?:pains?|hurts|tight\\w*)|heart attack|stroke|seizures?|convuls\\w*|allergic reaction|anaphyla\\w*|heat exhaustion|concussion',
    `${CHILD} (?:just )?(?:fell|swallowed)(?! asleep| behind| in love)|fell down (?:the )?(?:stairs|steps)|swallowed (?:a|an|the|some)`,
    'collapsed(?! (?:box|boxes|tent|stroller))|(?:face|arm|leg) (?:is |went )?(?:numb|drooping)|numb (?:face|arm|leg)|(?:is|isnt|not) responding$',
    'cut (?:my|his|her) (?:finger|hand|foot|head|leg|arm)|(?:dog|cat|animal|shark) bites? on|(?:stepped on|poked by) (?:an? |the )?(?:sea )?urchin',
    'unconscious|unresponsive|passed out|fainted|(?:wont|not|cant|doesnt) wake(?: up)?|(?:turning|turned|lips are) blue|choking|drowning|drowned',
    'fevers?|fevr|feverish|temp(?:erature)? (?:is |of )?10[0-6]',
    'stung|stings?|bitten|(?:bit|bites?) by|(?:dog|centipede|spider|shark|eel|cat|monkey|rat|mongoose) bit (?:me|us|my|our|a|the|him|her)|(?:snake|spider|centipede|shark|animal) bites?|man o ?war (?:sting|burn)',
    '(?:wont|cant|not) stop (?:bleeding|vomiting|throwing up|crying)|bleeding|(?:vomiting|throwing up|coughing|puking) blood|deep cut|need stitches',
    '(?:hit|hurt|bumped|banged|cracked) (?:his|her|my|their) head|head injury|fell off (?:the )?(?:bed|couch|changing table|roof|balcony)',
    '(?:broke|broken|fractured) (?:my |his |her |a )?(?:arm|leg|wrist|ankle|bone|nose|foot|hand|collarbone)|(?:burned|burnt|scalded) (?:my|his|her|himself|herself|hand|arm)',
    `${CHILD} (?:is |are |has |keeps |was )*(?:really |very |so )?(?:sick|vomiting|throwing up|puking|limp|lethargic|dehydrated)(?! (?:day|days|policy|leave|care|child))|sick (?:baby|infant|newborn)`,
    'my water broke|(?:in|into|going into) labor|contractions (?:started|starting|minutes|every|\\d)|bleeding (?:and )?pregnant|miscarrying|having a miscarriage',
  ],
  grief: [
    `(?:lost|losing) ${MY}(?:unborn )?${RELATIVE}(?! ${THINGS}| \\w+ ${THINGS}| \\w+ \\w+ ${THINGS})`,
    `(?:${RELATIVE}|soldier|marine|sailor|airman|friend|boyfriend|girlfriend) (?:just |has |had |recently |was )*(?:died|passed away|passing away|killed|is dead|stillborn)|${RELATIVE} (?:just |has |recently )*passed(?: (?:yesterday|today|last|this|suddenly|unexpectedly)|$)`,
    `${RELATIVE} (?:is )?(?:dying|in hospice|on life support)|(?:death|loss|passing) of ${MY}${RELATIVE}|(?:death|died|loss) in (?:the|my|our) family`,
    'miscarr\\w*|still ?b(?:orn|irths?)|pregnancy loss|infant loss|sids|griev\\w*|grief|bereave\\w*',
    'widow(?:ed|er|ers|s)?|surviving spouse|gold star (?:family|families|wife|spouse|mother|parents?)|casualty (?:assistance|office|officer)|killed in action',
  ],
  stranded: [
    'stranded|homeless\\w*|evicted|kicked (?:me |us )?out|(?:stuck|sleep\\w*) (?:at|in) (?:the )?airport',
    '(?:nowhere|no where|no ?place|no home|no bed|somewhere) (?:for \\w+ )?(?:else )?to sleep',
    '(?:nowhere|no where|no ?place) to go',
    '(?:nowhere|no where|no ?place|place|somewhere|bed|shelter)(?: \\w+){0,4} tonight',
    '(?:sleep|sleeping|slept)(?: \\w+)? in (?:my|our|the|a|his|her) (?:car|van|truck|suv)|living in (?:my|our) (?:car|van|truck|suv)',
    'emergency (?:shelter|housing)|homeless shelter|no money (?:for|left)(?: \\w+)? (?:food|hotel|room)',
  ],
};

/** Everyday words that only look like signs. They are taken out of a search before it is read. */
export const harmless: readonly string[] = [
  '(?:amphibious|air) assault|assault (?:rifles?|weapons?|pistols?|style|course|bikes?|vehicles?|boats?|packs?)',
  '(?:drug|alcohol|substance|animal|dog|pet) abuse|battered (?:fish|shrimp)|hit me (?:up|back)',
  'poison (?:ivy|oak|sumac|free)|\\d+ kms|\\d+ 988|988 \\d+',
  '(?:island|rock|cabin|yellow|dengue|spring|hay|scarlet|valley) fever|fever ticks?|(?:two|four|2|4) stroke|back ?stroke|stroke (?:order|of)|black widows?|choking hazards?|bleeding money',
  '(?:dogs?|cats?|pets?|puppy|kitten) (?:has |have |got |is |was |had |a )*(?:fever|seizures?|stung|bitten|choking|drowned|bleeding|drowning)',
  'sting ?rays?|no fever|(?:flu|fever) (?:policy|rules?)|labor (?:laws?|day)|tide pools?',
  'homeless (?:camps?|encampments?|people|persons?|population|problem|areas?|crisis|animals?|pets?|dogs?|cats?)',
  '(?:hurricanes?|tsunamis?|storms?|typhoons?|taxes|fees?|car|truck|driver|bike) (?:hits?|hurts?) (?:me|us)',
];

/** Words whose typos count, too: one wrong letter. */
export const oftenMistyped =
  'suicide suicidal overdose overdosed assaulted violence abusive molested strangled stranded homeless hopeless poisoned unconscious breathing jellyfish miscarriage bleeding seizure'.split(' ');
