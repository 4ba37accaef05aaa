import type { FieldErrorCode } from '../product-error.ts'

/** Maximum size of a picture that is stored as a variable, in bytes. */
export const largestPicture = 65_536

/** File extensions of pictures (spec 5). */
export const pictureTypes = ['png', 'jpg', 'jpeg', 'gif'] as const

/** The first characters of each type in base64: a file of another type with a picture's name is refused. */
const beginnings = { png: 'iVBORw0KGgo', jpeg: '/9j/', gif: 'R0lGOD' } as const

const pattern = /^data:image\/(png|jpeg|gif);base64,([A-Za-z0-9+/]+={0,2})$/

const partsOf = (value: string): { type: keyof typeof beginnings; base64: string } | null => {
  const [, type, base64] = pattern.exec(value) ?? []
  return type && base64 ? { type: type as keyof typeof beginnings, base64 } : null
}

/** The type of a stored picture and its content in base64; null without one. */
export const pictureOf = (value: string): { mime: string; base64: string } | null => {
  const parts = partsOf(value)
  return parts && { mime: `image/${parts.type}`, base64: parts.base64 }
}

/** Reads a picture as a data URL; empty if there is none. */
export const readPicture = (value: string): string | { error: FieldErrorCode } => {
  if (value === '') return ''
  // Before the pattern: base64 is a third longer than the bytes.
  if (value.length > Math.ceil(largestPicture / 3) * 4 + 40) return { error: 'TOO_BIG' }
  const parts = partsOf(value)
  return parts?.base64.startsWith(beginnings[parts.type]) ? value : { error: 'INVALID' }
}

/** A value for logs and the audit trail: of a picture its type and size instead of its content. */
export const loggedValue = (value: string): string => {
  const parts = partsOf(value)
  return parts ? `${parts.type}, ${Math.ceil((parts.base64.length * 3) / 4 / 1024)} KB` : value
}
