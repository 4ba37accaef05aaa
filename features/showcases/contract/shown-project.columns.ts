import type { z } from 'zod'
import type { ListTable } from '#platform/contract/list-table.ts'
import type { shownProject } from './shown-project.schemas.ts'

type Row = z.output<typeof shownProject>

/** Names of an element's dictionary values on a card. */
const chosen = ({ fields, names }: Row, code: string, locale: 'ru' | 'en'): string => {
  const value = fields.find((field) => field.code === code)?.value
  return (Array.isArray(value) ? value : [])
    .flatMap((id) => {
      const name = names[id]
      return name ? [name[locale] || name.ru] : []
    })
    .join(', ')
}

const written = ({ fields }: Row, code: string): string => {
  const value = fields.find((field) => field.code === code)?.value
  return typeof value === 'string' ? value : ''
}

/** Projects of the showcase as a table, on the screen of the work area and in a file. */
export const shownProjectTable: ListTable<
  Row,
  'name' | 'lead' | 'industries' | 'stage' | 'territory' | 'accelerator' | 'published'
> = {
  texts: 'showcases:showcased',
  columns: {
    name: 'name',
    lead: (row) => written(row, 'pitch'),
    industries: (row, _t, locale) => chosen(row, 'industries', locale),
    stage: (row, _t, locale) => chosen(row, 'stage', locale),
    territory: (row, _t, locale) => chosen(row, 'territory', locale),
    accelerator: 'accelerator',
    published: 'publishedAt',
  },
}
