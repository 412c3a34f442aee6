-- The primary key includes what a read selects, so a user's progress is in one place in the index. The rows themselves
-- are wherever they were written, up to twenty pages apart.
alter table public.checklist_progress
  drop constraint checklist_progress_pkey,
  add primary key (user_id, checklist_type, item_index) include (completed);
