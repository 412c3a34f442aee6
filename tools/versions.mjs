// The exact versions of the command-line tools that run with an owner logged in. docs/deploy.md and the workflows name them,
// too: tests/tools/versions.test.ts.
export const SUPABASE_CLI = 'supabase@3.1.0';
export const WRANGLER = 'wrangler@4.164.0';
