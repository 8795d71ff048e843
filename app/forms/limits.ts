/** The longest that each field may be (UTF-16 units); 254 is the longest address of RFC 5321. */
export const LIMITS = { name: 80, email: 254, message: 5000, story: 5000 } as const

export type FieldName = keyof typeof LIMITS
