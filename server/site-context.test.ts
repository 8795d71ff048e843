import { expect, it } from 'vitest'
import { contextFor, type SiteServices } from './site-context.ts'

// The members' backend counts wrong passwords by it: without it all visitors would be one.
it('a request’s members’ backend gets the visitor’s address from the front door', () => {
  const members = { url: '', publicUrl: '', anonKey: '', cookieSecure: false }
  const services = { members, authority: { forRequest: () => ({}) } } as unknown as SiteServices
  const visit = (address: string) =>
    contextFor(
      services,
      new Request('http://localhost/cuenta', { headers: { 'x-real-ip': address } }),
      { session: null, tokens: null },
      { nonce: '', siteUrl: '' },
    )
  expect(visit('192.0.2.7').members.clientIp).toBe('192.0.2.7')
  expect(visit('192.0.2.8').members.clientIp).toBe('192.0.2.8')
})
