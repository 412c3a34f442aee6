/** What stands in a file until somebody puts their own: what the site comes with, and what people type meanwhile. */
const STAND_INS = [
  // Numbers and addresses that nobody can have.
  /\b555[-. ]\d{4}\b/,
  /\b123-?456-?7890\b/,
  /\bexample\.[a-z]+\b|\.(?:example|invalid)(?=$|[/:])|\blocalhost\b/i,
  /\b(?:your|my)[-_.]?(?:own[-_.]?)?(?:name|email|domain|company|business|site|website|app|video)\b(?=.*[@./])/i,
  /@(?:domain|email|company|site|website)\.com\b/i,
  // Words for what is missing.
  /\b(?:TODO|TBD|TBA|FIXME|lorem ipsum|placeholder|change ?me|insert here)\b/i,
  /^(?:n\/?a|none|test|asdf\w*|[x.?_-]+)$|\bX{3,}\b/i,
  /<[^>]*>|\[[^\]]*\]/,
  // Names of the thing in place of the thing.
  /^(?:your|my|our) (?:(?:own|full|first|last|company|business|program|site) )?(?:name|company|business|lender|agent|program|title|location|city|island|phone|email|address|bio|specialty)$/i,
  /^(?:(?:full|first|last|company|lender|agent|street) )?(?:name|company|location|city|island|phone|email|address|bio|specialty)(?: ?[\dA-C])?$/i,
  /^lender ?[\dA-C]?$/i,
  /^first(?: name)?(?: and)? last(?: name)?$/i,
  /\bSample [a-z]+/i,
  /\bYour (?:home program sponsor|Veterans Home Program agent|VA assumption specialist|GAP financing partner)\b/i,
];

/** Returns the part of a text that is a stand-in. */
export function standIn(text: string): string | undefined {
  for (const pattern of STAND_INS) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return found;
  }
  return undefined;
}
