import { LakeError, plainBody } from '../errors.ts'

/** A refusal of the asset API. Never cached: a missing asset may be uploaded later. */
export class AssetError extends LakeError {
  constructor(status: number, message: string, options?: ErrorOptions) {
    const headers = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 503 ? { 'Retry-After': '2' } : {}),
    }
    super(status, message, plainBody(status, message), headers, options)
  }
}
