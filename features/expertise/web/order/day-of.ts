import { dueDay } from '../../contract/expert-job.schemas.ts'

/** Parses a typed day; null while it is incomplete. */
export const dayOf = (typed: unknown): string | null =>
  dueDay.safeParse(typed).success ? (typed as string) : null
