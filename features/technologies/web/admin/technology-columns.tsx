import type { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listTechnologies } from '../../contract/technology.endpoints.ts'
import { technologyStateTable } from '../../domain/state-tables.ts'
import { nameOf } from './name-of.ts'

/** Columns of the administrators' list. */
export const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listTechnologies> => ({
  name: { sort: 'NAME', width: '30%', cell: nameOf },
  code: { sort: 'CODE', cell: ({ code }) => code },
  level: { sort: 'LEVEL', cell: ({ level }) => (level === null ? t('noLevel') : t('level', { level })) },
  industries: { cell: ({ industries }) => industries.map(({ name }) => name).join(', ') },
  relations: {
    align: 'end',
    optional: true,
    cell: ({ relationsCount }) => <span className="tabular">{relationsCount}</span>,
  },
  status: { cell: ({ status }) => <StateOf table={technologyStateTable} state={status} /> },
  changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
})
