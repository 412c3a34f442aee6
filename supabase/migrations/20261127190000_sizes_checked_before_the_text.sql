-- Nine bytes like 1e131071 make a number of 131,072 digits, so a small request could fill the server's memory with the
-- text whose length the constraints check. The stored size comes first: checks stop at the first false.
alter table public.family_plans
  drop constraint family_plans_size,
  add constraint family_plans_size
    check (pg_column_size(plan) <= 2500 and octet_length(plan::text) <= 2000);
alter table public.first_60_days
  drop constraint first_60_days_size,
  add constraint first_60_days_size
    check (pg_column_size(form) <= 6500 and octet_length(form::text) <= 6000);
alter table public.cost_of_living
  drop constraint cost_of_living_size,
  add constraint cost_of_living_size
    check (pg_column_size(form) <= 6500 and octet_length(form::text) <= 6000);
