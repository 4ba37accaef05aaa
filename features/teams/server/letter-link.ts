import { createHash, randomBytes } from 'node:crypto'

/** A new one-time token for an email, 256 bits. */
export const newLetterToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token. A plain hash is enough, because 256 random bits cannot be guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The link of an invitation email: a public page that shows who invites, before signing in. */
export const letterLink = (publicUrl: string, token: string): string => {
  const address = new URL('/invitation', publicUrl)
  address.searchParams.set('token', token)
  return address.href
}

/** Key of the email that an event of invitations causes. */
export const invitationLetterKey = (eventId: number | string): string => `team-invitation:${eventId}`
