import { z } from 'zod'

/**
 * The fields with which a client requests PKCE (RFC 7636), flattened into the challenge, or null.
 * Only S256: `plain` would put the secret itself into the request.
 */
export const pkceFields = {
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/, 'code challenge has to be between 43 and 128 characters long')
    .nullish(),
  code_challenge_method: z
    .string()
    .refine((method) => method.toLowerCase() === 's256', 'Invalid code challenge method: use s256')
    .nullish(),
}
