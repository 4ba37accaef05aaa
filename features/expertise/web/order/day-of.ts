import { dueDay } from '../../contract/expert-job.schemas.ts'

/** A day as it is typed, once it is whole. */
export const dayOf = (typed: unknown): string | null =>
  dueDay.safeParse(typed).success ? (typed as string) : null
