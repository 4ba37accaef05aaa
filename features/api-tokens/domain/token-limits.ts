/** What a token may be used for: to read, or to change things as well. */
export const tokenScopes = ['READ', 'WRITE'] as const

export type TokenScope = (typeof tokenScopes)[number]

/** Days after which a token ends; there is none without an end. */
export const tokenDays = [30, 90, 365] as const

/** The most tokens of a person that work at a time. */
export const maxTokens = 20

/** Calls of one token in a minute. */
export const callsOfToken = { hits: 600, seconds: 60 }

/** What the secrets of tokens begin with, by which scanners of repositories recognise one that was published. */
export const tokenPrefix = 'runway_'
