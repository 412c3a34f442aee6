/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_OFFLINE?: string;
}

declare module 'virtual:icon-sprite' {
  const path: string;
  export default path;
}

/** In new browsers it returns a promise, which React would call as an effect’s cleanup if an effect returned it. */
interface Element {
  scrollIntoView(options?: boolean | ScrollIntoViewOptions): Promise<void> | undefined;
}
