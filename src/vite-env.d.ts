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

declare module 'virtual:coasts' {
  import type { FrameName } from '@/maps/geo';

  /** An SVG path for each frame, in its drawing units. */
  const paths: Record<FrameName, string>;
  export default paths;
}
