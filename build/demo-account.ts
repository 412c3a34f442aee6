/** Of the embedded Supabase, whose data `supabase/seed.sql` fills. */
export const DEMO_ACCOUNT = { email: 'demo@paradise-pcs.example', password: 'Aloha2026' };
