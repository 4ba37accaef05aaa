import { wishedRoleOf, type WishedRole } from '../domain/wished-roles.ts'

const keyOf = (uid: string): string => `wish:${uid}`

/** The role that a person registered for in this browser, or null. */
export const storedWish = (uid: string): WishedRole | null => wishedRoleOf(localStorage.getItem(keyOf(uid)))

/** Keeps the role that a person registered for. */
export const keepWish = (uid: string, wish: WishedRole): void => localStorage.setItem(keyOf(uid), wish)
