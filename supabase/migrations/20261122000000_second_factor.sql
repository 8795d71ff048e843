-- Who has a verified second factor reads and writes with it alone, as in embedded/supabase.
-- https://supabase.com/docs/guides/auth/auth-mfa#enforce-rules-for-mfa-logins

-- Security definer: who asks may not read the table of factors.
create or replace function public.has_given_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  )
$$;

drop policy if exists "second factor: to read what is not public" on storage.objects;
create policy "second factor: to read what is not public" on storage.objects
  as restrictive for select to authenticated
  using (bucket_id = 'media' or (select public.has_given_second_factor()));

drop policy if exists "second factor: to write" on storage.objects;
create policy "second factor: to write" on storage.objects
  as restrictive for insert to authenticated
  with check ((select public.has_given_second_factor()));

drop policy if exists "second factor: to change" on storage.objects;
create policy "second factor: to change" on storage.objects
  as restrictive for update to authenticated
  using ((select public.has_given_second_factor()))
  with check ((select public.has_given_second_factor()));

drop policy if exists "second factor: to remove" on storage.objects;
create policy "second factor: to remove" on storage.objects
  as restrictive for delete to authenticated
  using ((select public.has_given_second_factor()));
