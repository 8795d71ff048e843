import { describe, expect, it } from 'vitest'
import { clearFlash, createFlash, readFlash } from './flash.server.ts'

const flash = { notice: 'newsletterSent', email: 'ñ@mar.es' } as const
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('the flash cookie', async () => {
  it('carries a notice to the next page, readable by neither scripts nor other sites', async () => {
    const setCookie = await createFlash(flash, true)
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure', 'Max-Age=60']) {
      expect(setCookie.split('; ')).toContain(attribute)
    }
    expect(await createFlash(flash, false)).not.toContain('Secure')
    expect(await readFlash(`theme=night; ${cookieOf(setCookie)}; x=1`)).toEqual(flash)
  })

  it('is removed by the page that shows it', async () => {
    const cleared = await clearFlash(true)
    expect(cleared).toMatch(/^flash=; /)
    expect(cleared).toContain('Max-Age=0')
    expect(await readFlash(cookieOf(cleared))).toBeNull()
  })

  it.each([null, '', 'myflash=e30', 'flash=%%%', 'flash=e30', 'flash=bm90IGpzb24'])(
    'is nothing when the header is %j',
    async (header) => expect(await readFlash(header)).toBeNull(),
  )
})
