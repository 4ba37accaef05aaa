import type { Config } from '#platform/server/config.ts'

/** Something that is wrong or will be: what it is, and what to do about it. */
export type Finding = { level: 'error' | 'warning'; what: string; advice: string }

/** Reads the free bytes on the disk of a folder; replaced in tests, which cannot fill a disk. */
export type ReadRoom = (folder: string) => Promise<number>

/** Looks at one part of the settings. */
export type Check = (config: Config, readRoom: ReadRoom) => Promise<Finding[]>

export const error = (what: string, advice: string): Finding => ({ level: 'error', what, advice })
export const warning = (what: string, advice: string): Finding => ({ level: 'warning', what, advice })

/** The message of a thrown value. */
export const messageOf = (thrown: unknown): string => (thrown as Error).message || String(thrown)
