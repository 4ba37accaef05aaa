import { z } from 'zod'
import { day, flagParam, idParam, uid } from '#platform/contract/fields.ts'
import type { ListTable } from '#platform/contract/list-table.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { fee } from './expert-job.schemas.ts'

/** An expert of an accelerator as whoever may order reads it. */
export const listedExpert = z.object({
  uid: uid(),
  person: personRef,
  name: z.string(),
  competencies: z.array(namedRef),
  certified: z.boolean(),
  /** Jobs in the accelerator: not done yet, done, and of both those that are or were late. */
  open: z.int(),
  done: z.int(),
  late: z.int(),
  /** Of the late ones that are done, by how many days on average; one digit. */
  meanDelay: z.number().nullable(),
  /** What the expert says: reviews a month (null: as many as come), those of this month in all accelerators, languages (none: any). */
  capacity: z.int().nullable(),
  inMonth: z.int(),
  languages: z.array(z.enum(reviewLanguages)),
  /** The usual one; null: nothing is said of it. */
  fee: fee.nullable(),
  /** Away today: the last day of it. */
  absentUntil: day().nullable(),
})

/** The orders of a directory of experts. */
export const expertSortings = ['NAME', 'OPEN', 'DONE', 'LATE', 'DELAY'] as const

/** By what a directory of experts is narrowed. */
export const expertFilters = {
  competencyId: idParam(),
  language: z.enum(reviewLanguages),
  certified: flagParam(),
  free: flagParam(),
  /** Not away today, and the month is not full. */
  ready: flagParam(),
}

type Column =
  | 'name'
  | 'competencies'
  | 'certified'
  | 'open'
  | 'done'
  | 'late'
  | 'delay'
  | 'time'
  | 'languages'
  | 'fee'

/** A directory of experts as a table. */
export const expertColumns: ListTable<z.output<typeof listedExpert>, Column>['columns'] = {
  name: 'name',
  competencies: ({ competencies }) => competencies.map((one) => one.name).join(', '),
  certified: ({ certified }, t) => (certified ? t('ordering.certified') : ''),
  open: 'open',
  done: 'done',
  late: 'late',
  delay: 'meanDelay',
  time: ({ inMonth, capacity }) => (capacity === null ? String(inMonth) : `${inMonth} / ${capacity}`),
  languages: ({ languages }, t) =>
    languages.map((one) => t(`languages.${one}`)).join(', ') || t('languages.any'),
  fee: ({ fee: usual }) => (usual ? `${usual.amount} ${usual.currency}` : ''),
}
