export type SupabaseSettings = { url: string; key: string };

const url = import.meta.env.VITE_SUPABASE_URL;
const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || import.meta.env.VITE_SUPABASE_ANON_KEY;

/**
 * Where accounts live and the public key for it, or undefined when this build has no accounts.
 * A relative address is on this site's own origin.
 */
export const supabaseSettings: SupabaseSettings | undefined = url && key ? { url, key } : undefined;

/** True when this build can sign people in. The same while prerendering and in the browser. */
export const accountsAreSetUp = supabaseSettings !== undefined;

/** The site's public address without a trailing slash, or undefined when the build was not told. */
export const siteUrl: string | undefined = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || undefined;
