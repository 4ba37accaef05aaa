import { createHash, randomBytes } from 'node:crypto'

/** A fresh one-time token of a letter, 256 bits. */
export const newLetterToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. A plain hash is enough: nobody guesses 256 bits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Where a letter of invitation leads: a public page that says who invites, before anybody signs in. */
export const letterLink = (publicUrl: string, token: string): string => {
  const address = new URL('/invitation', publicUrl)
  address.searchParams.set('token', token)
  return address.href
}
