import type { z } from 'zod'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import type { listVersionValues } from '../../contract/journal.endpoints.ts'
import type { valueThen } from '../../contract/journal.schemas.ts'
import { ValueStatus } from '../ValueStatus.tsx'

type Then = z.output<typeof valueThen>

/** The former name of a value, in the reader's language. */
export const nameThen = ({ nameRu, nameEn }: Then): string => (currentLocale() === 'en' ? nameEn : nameRu)

/** Columns of a version's values. */
export const pastColumns = (hasParent: boolean): Columns<typeof listVersionValues> => ({
  name: { width: '30%', cell: nameThen },
  other: { cell: ({ nameRu, nameEn }) => (currentLocale() === 'en' ? nameRu : nameEn) },
  code: { cell: ({ code }) => code },
  ...(hasParent ? { parent: { cell: (row) => row.parent ?? <span aria-hidden>—</span> } } : {}),
  order: { align: 'end', cell: ({ seq }) => <span className="tabular">{seq}</span> },
  status: { cell: ({ status }) => <ValueStatus status={status} /> },
})
