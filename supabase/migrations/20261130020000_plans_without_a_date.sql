-- A family that doesn't know its date yet keeps its answers too, with the month if it knows that. What is there is a day or a month.
alter table public.family_plans
  drop constraint family_plans_shape,
  add constraint family_plans_shape check (coalesce(
    jsonb_typeof(plan) = 'object'
      and jsonb_typeof(plan -> 'move') = 'object'
      and (not plan ? 'reportDay' or plan ->> 'reportDay' ~ '^\d{4}-\d{2}-\d{2}$')
      and (not plan ? 'month' or plan ->> 'month' ~ '^\d{4}-\d{2}$'),
    false));
