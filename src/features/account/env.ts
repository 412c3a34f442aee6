export type SupabaseSettings = { url: string; key: string };

const url = import.meta.env.VITE_SUPABASE_URL;
const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || import.meta.env.VITE_SUPABASE_ANON_KEY;

/**
 * The Supabase URL and publishable key, or undefined when this build has no accounts.
 * A relative URL is on this site's own origin.
 */
export const supabaseSettings: SupabaseSettings | undefined = url && key ? { url, key } : undefined;

/** True when this build has accounts. */
export const accountsAreSetUp = supabaseSettings !== undefined;

/** The site's public URL without a trailing slash, or undefined when VITE_SITE_URL isn't set. */
export const siteUrl: string | undefined = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || undefined;
