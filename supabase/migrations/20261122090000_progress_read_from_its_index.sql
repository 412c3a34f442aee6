-- The key carries what a read asks for: one person's progress is then one place in the index, where the rows themselves
-- lie wherever they were written, up to twenty pages apart.
alter table public.checklist_progress
  drop constraint checklist_progress_pkey,
  add primary key (user_id, checklist_type, item_index) include (completed);
