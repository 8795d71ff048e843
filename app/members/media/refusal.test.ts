import { StorageApiError, StorageUnknownError } from '@supabase/storage-js'
import { describe, expect, it } from 'vitest'
import { refusalOf, refusedBy } from './refusal.ts'

describe('an error of Storage', () => {
  it.each([
    [413, 'There is no room left in the quota of this member', 'noRoom'],
    [413, 'The object exceeded the maximum allowed size', 'tooLarge'],
    [
      ...[413, 'The image has 9000 x 9000 pixels: at most 64 megapixels are allowed'],
      'tooManyPixels',
    ],
    [507, 'There is no space left for this file', 'storeFull'],
    [415, 'mime type unknown is not supported', 'wrongType'],
    [400, 'The image is damaged', 'damaged'],
    [400, 'The file is empty', 'empty'],
    [429, 'Too many uploads at once', 'tooMany'],
    [403, 'new row violates row-level security policy', 'notAllowed'],
    [400, 'Invalid key: x', 'unknown'],
  ] as const)('%i "%s" is %s', (status, message, reason) => {
    expect(refusalOf(status, message)).toBe(reason)
  })

  it('is recognized by the status in the body of a 400', () => {
    const missing = new StorageApiError('Object not found', 400, '404')
    expect(refusedBy(missing)).toMatchObject({ reason: 'gone', message: 'Object not found' })
    const offline = new StorageUnknownError('Failed to fetch', new TypeError('Failed to fetch'))
    expect(refusedBy(offline).reason).toBe('unreachable')
  })
})
