/** Roles that a visitor may register for; none is given by wishing it. */
export const wishedRoles = ['EXP', 'MNT', 'INV', 'ACC'] as const

export type WishedRole = (typeof wishedRoles)[number]

/** The query parameter of a wished role. */
export const wishParam = 'wish'

/** The wished role of this name, or null. */
export const wishedRoleOf = (name: string | null | undefined): WishedRole | null =>
  wishedRoles.find((role) => role === name) ?? null

/** The registration of a visitor who wants to become one of these. */
export const registrationFor = (wish: WishedRole): string => `/registrate-user?${wishParam}=${wish}`
