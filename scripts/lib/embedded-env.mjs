const HOSTED = /^(SANITY|SUPABASE)_/

/**
 * Tests run against the embedded services only: takes the hosted services' settings out of this
 * process's environment, so that nothing it starts can reach them.
 */
export function forgetHostedServices() {
  for (const name of Object.keys(process.env)) if (HOSTED.test(name)) delete process.env[name]
}
