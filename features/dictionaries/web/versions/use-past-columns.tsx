import type { z } from 'zod'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import type { versionValues } from '../../contract/journal.schemas.ts'
import { ValueStatus } from '../ValueStatus.tsx'

type Then = z.output<typeof versionValues>['items'][number]

/** The name that a value had, in the reader's language. */
export const nameThen = ({ nameRu, nameEn }: Then): string => (currentLocale() === 'en' ? nameEn : nameRu)

/** The columns of values as they were. */
export const usePastColumns = (hasParent: boolean): Column<Then>[] => {
  const t = useTexts('dictionaries')
  const parent: Column<Then> = {
    key: 'parent',
    title: t('values.parent'),
    cell: (row) => row.parent ?? <span aria-hidden>—</span>,
  }
  return [
    { key: 'name', title: t('values.name'), width: '30%', cell: nameThen },
    {
      key: 'other',
      title: t('values.otherName'),
      cell: ({ nameRu, nameEn }) => (currentLocale() === 'en' ? nameRu : nameEn),
    },
    { key: 'code', title: t('list.code'), cell: ({ code }) => code },
    ...(hasParent ? [parent] : []),
    {
      key: 'order',
      title: t('values.order'),
      align: 'end',
      cell: ({ seq }) => <span className="tabular">{seq}</span>,
    },
    { key: 'status', title: t('values.status'), cell: ({ status }) => <ValueStatus status={status} /> },
  ]
}
