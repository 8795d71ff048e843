-- How much a member may have in the bucket of photos and videos, as MEMBER_QUOTA_MB is elsewhere:
-- say so here. Storage asks before it knows how large a file is: a member may go over the
-- quota by what is uploaded at that moment, and is then refused until there is room again.

create or replace function public.member_quota() returns bigint
language sql immutable
set search_path = ''
as $$ select 500 * 1024 * 1024::bigint $$;

-- With the rights of its owner: the sum is of all of a member's objects, whatever the policies show.
create or replace function public.has_media_room() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum((metadata ->> 'size')::bigint), 0) < public.member_quota() and count(*) < 1000
  from storage.objects
  where bucket_id = 'media' and owner_id = (select auth.uid())::text
$$;

drop policy if exists "media: within the quota" on storage.objects;
create policy "media: within the quota" on storage.objects
  as restrictive for insert to authenticated
  with check (bucket_id <> 'media' or public.is_captain() or public.has_media_room());
