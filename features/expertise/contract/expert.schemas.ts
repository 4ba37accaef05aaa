import { z } from 'zod'
import { day, flagParam, idParam, uid } from '#platform/contract/fields.ts'
import type { ListTable } from '#platform/contract/list-table.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { fee } from './expert-job.schemas.ts'

/** An expert of an accelerator, as those who may order see them. */
export const listedExpert = z.object({
  uid: uid(),
  person: personRef,
  name: z.string(),
  competencies: z.array(namedRef),
  certified: z.boolean(),
  /** Jobs in the accelerator: open, done, and among both the late ones. */
  open: z.int(),
  done: z.int(),
  late: z.int(),
  /** Mean delay of the late jobs that are done, in days; one decimal. */
  meanDelay: z.number().nullable(),
  /**
   * The expert's preferences: reviews per month (null: unlimited), those of this month in all accelerators, languages
   * (none: any).
   */
  capacity: z.int().nullable(),
  inMonth: z.int(),
  languages: z.array(z.enum(reviewLanguages)),
  /** The usual fee; null: not specified. */
  fee: fee.nullable(),
  /** Last day of the current absence. */
  absentUntil: day().nullable(),
})

/** Sort orders of a directory of experts. */
export const expertSortings = ['NAME', 'OPEN', 'DONE', 'LATE', 'DELAY'] as const

/** Filters of a directory of experts. */
export const expertFilters = {
  competencyId: idParam(),
  language: z.enum(reviewLanguages),
  certified: flagParam(),
  free: flagParam(),
  /** Not absent today, and below the monthly capacity. */
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

/** Table columns of a directory of experts. */
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
