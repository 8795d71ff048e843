-- What the migrations find in a Supabase project: roles, the storage tables, and who is asking.
create role anon;
create role authenticated;
create schema storage;
create schema auth;

create table storage.buckets (
  id text primary key,
  name text not null,
  public boolean,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text not null,
  owner_id text,
  metadata jsonb,
  unique (bucket_id, name)
);
alter table storage.objects enable row level security;

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  status text not null
);

create function storage.foldername(name text) returns text[]
language sql immutable
as $$ select trim_array(string_to_array(name, '/'), 1) $$;

create function auth.jwt() returns jsonb
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;

create function auth.uid() returns uuid
language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid $$;

grant usage on schema storage, auth to anon, authenticated;
grant all on storage.objects to anon, authenticated;
