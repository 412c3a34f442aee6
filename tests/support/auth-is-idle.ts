/**
 * Waits until supabase-js has done what it was told, or has heard from another tab: it runs its calls one after another.
 * For a test that expects nothing to come of it.
 */
export async function authIsIdle(): Promise<void> {
  const { connect } = await import('@/features/account/session');
  await (await connect()).auth.getSession();
}
