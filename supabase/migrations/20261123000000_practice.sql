-- What members upload is theirs alone until they publish it: the private bucket `practice`. Publishing
-- moves a file to `media`. What is in `media` already stays there, published.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'practice', 'practice', false, file_size_limit, allowed_mime_types
from storage.buckets where id = 'media'
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

drop policy if exists "members: one's own is read" on storage.objects;
drop policy if exists "one's own is read" on storage.objects;
create policy "one's own is read" on storage.objects
  for select to authenticated
  using (bucket_id in ('practice', 'members') and public.is_own_object(name));

drop policy if exists "one's own is written" on storage.objects;
create policy "one's own is written" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('media', 'practice', 'members') and public.is_own_object(name));

drop policy if exists "one's own is changed" on storage.objects;
create policy "one's own is changed" on storage.objects
  for update to authenticated
  using (bucket_id in ('media', 'practice', 'members') and public.is_own_object(name))
  with check (bucket_id in ('media', 'practice', 'members') and public.is_own_object(name));

drop policy if exists "one's own is removed" on storage.objects;
create policy "one's own is removed" on storage.objects
  for delete to authenticated
  using (bucket_id in ('media', 'practice', 'members') and public.is_own_object(name));

-- One quota for both: publishing takes none of it.
create or replace function public.has_media_room() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum((metadata ->> 'size')::bigint), 0) < public.member_quota() and count(*) < 1000
  from storage.objects
  where bucket_id in ('media', 'practice') and owner_id = (select auth.uid())::text
$$;

drop policy if exists "media: within the quota" on storage.objects;
drop policy if exists "media and practice: within the quota" on storage.objects;
create policy "media and practice: within the quota" on storage.objects
  as restrictive for insert to authenticated
  with check (
    bucket_id not in ('media', 'practice') or public.is_captain() or public.has_media_room()
  );
