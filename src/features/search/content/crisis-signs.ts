// What people type in need, in their forms: patterns for whole words without capitals or apostrophes.

export type Need = 'suicide' | 'violence' | 'assault' | 'child' | 'poison' | 'stranded';

const PARTNER = '(?:husband|hubby|wife|spouse|boyfriend|girlfriend|bf|gf|fiancee?|partner|ex|roommate|stepdad|stepfather)';
const CHILD = '(?:child|children|childs|kids?|baby|toddler|infant|newborn|sons?|daughters?|stepson|stepdaughter|niece|nephew|teen|boy|girl)';
const MY = '(?:my |our |a |the |her |his |their )?';
const INJURES =
  '(?:hits?|hitting|beats?|beating|beaten|hurts?|hurting|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|threaten(?:s|ed|ing)?|abus(?:es?|ed|ing)|molest(?:s|ed|ing)?)';
const HARMS = `(?:${INJURES}|shov(?:es?|ed|ing)|push(?:es|ed|ing)?|grab(?:s|bed|bing)?|threw|throws|attack(?:s|ed|ing)?|kills?|killing|forc(?:es?|ed|ing)|stalk(?:s|ed|ing)?|scares)`;
const TOOK_IN = '(?:ate|eaten|drank|drunk|swallow\\w*|ingest\\w*)';

export const crisisSigns: Record<Need, readonly string[]> = {
  suicide: [
    'suicid\\w*|suisid\\w*|unalive|kms|988|hopeless',
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
  'homeless (?:camps?|encampments?|people|persons?|population|problem|areas?|crisis|animals?|pets?|dogs?|cats?)',
  '(?:hurricanes?|tsunamis?|storms?|typhoons?|taxes|fees?|car|truck|driver|bike) (?:hits?|hurts?) (?:me|us)',
];

/** Words whose typos count, too: one wrong letter. */
export const oftenMistyped = 'suicide suicidal overdose overdosed assaulted violence abusive molested strangled stranded homeless hopeless poisoned'.split(' ');
