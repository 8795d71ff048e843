-- Buckets and rules of the school's files, the same as embedded/supabase/storage/{buckets,policies}.ts.
-- tests/integration/support/storage-cases.ts says who may do what; supabase-sql.test.ts proves it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'media', 'media', true, 104857600,
    array[
      'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif',
      'video/mp4', 'video/webm', 'video/quicktime'
    ]
  ),
  ('members', 'members', false, 262144, array['application/json'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether a name lies below the id of whoever asks: a file in it, not the folder itself.
create or replace function public.is_own_object(name text) returns boolean
language sql stable
set search_path = ''
as $$
  select (storage.foldername(name))[1] = (select auth.uid())::text
$$;

create or replace function public.is_captain() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' ->> 'role', '') = 'captain'
$$;

drop policy if exists "media: everybody reads" on storage.objects;
create policy "media: everybody reads" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'media');

drop policy if exists "members: one's own is read" on storage.objects;
create policy "members: one's own is read" on storage.objects
  for select to authenticated
  using (bucket_id = 'members' and public.is_own_object(name));

drop policy if exists "one's own is written" on storage.objects;
create policy "one's own is written" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('media', 'members') and public.is_own_object(name));

drop policy if exists "one's own is changed" on storage.objects;
create policy "one's own is changed" on storage.objects
  for update to authenticated
  using (bucket_id in ('media', 'members') and public.is_own_object(name))
  with check (bucket_id in ('media', 'members') and public.is_own_object(name));

drop policy if exists "one's own is removed" on storage.objects;
create policy "one's own is removed" on storage.objects
  for delete to authenticated
  using (bucket_id in ('media', 'members') and public.is_own_object(name));

drop policy if exists "media: captains remove anything" on storage.objects;
create policy "media: captains remove anything" on storage.objects
  for delete to authenticated
  using (bucket_id = 'media' and public.is_captain());
