import type { TableWords } from '#platform/contract/list-table.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import type { contactStates } from '../domain/contacts.ts'
import type { PivotDimension } from '../domain/pivot.ts'
import type { reasonEnds } from '../domain/reasons.ts'
import { pivotName, type PivotValue } from './pivot-value.ts'
import type { ReportParameters } from './report.ts'

type Project = { project: { id: number } }

/** The project of an application `id`; of an accelerator that the reader may not work for, the project's page. */
export const projectOfApplication = {
  sort: 'NAME',
  to: ({ id: requestId, project }: Project & { id: number }, { acceleratorId }: ReportParameters): PageHref =>
    acceleratorId === undefined
      ? linkTo('/bch/view/projects-in-work', { requestId })
      : linkTo('/bch/view/project-details', { id: project.id }),
} as const

/** Opens the page of the row's project. */
export const projectPage = ({ project }: Project): PageHref =>
  linkTo('/details/project-details', { id: project.id })

/** The project's number, hidden by default. */
export const serialNumber = {
  value: ({ project }: { project: { serialNumber: string } }): string => project.serialNumber,
  optional: true,
} as const

/** The group of applications, while the report is divided by one. */
export const chosenGroup = {
  sort: 'GROUP',
  value: (
    { by, group }: { by: PivotDimension | null; group: PivotValue | null },
    t: TableWords,
    locale: 'ru' | 'en',
  ): string | null => (by && group ? pivotName(by, group, t, locale) : null),
  onlyWith: 'pathBy',
} as const

type Contacts = { email: string | null; phone: string | null; contacts: (typeof contactStates)[number] }

/** Contact details; one that is not shown or not given is empty, and `why` says why. */
export const contactColumns = {
  email: { value: ({ email }: Contacts): string | null => email || null },
  phone: { value: ({ phone }: Contacts): string | null => phone || null },
  why: {
    value: ({ email, phone, contacts }: Contacts, t: TableWords): string | null =>
      email && phone ? null : t(`contacts.${contacts}`),
  },
} as const

/** The reason in words. */
export const reasonInWords = ({ reason }: { reason: string }, t: TableWords): string =>
  reason || t('noReason')

/** How the work ended. */
export const endInWords = ({ kind }: { kind: (typeof reasonEnds)[number] }, t: TableWords): string =>
  t(`ends.${kind}`)
