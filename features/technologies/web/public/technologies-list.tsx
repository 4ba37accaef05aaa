import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import { listShownTechnologies } from '../../contract/shown-technology.endpoints.ts'
import type { ListedTechnology } from './technology.types.ts'
import { ReadinessLevel } from './ReadinessLevel.tsx'
import { TechnologyInList } from './TechnologyInList.tsx'

export const technologies: PublicList<ListedTechnology> = {
  of: listShownTechnologies,
  path: '/technologies',
  texts: 'technologies:shown.list',
  filters: ['level', 'industryId'],
  sortings: ['NAME', '-NAME', '-LEVEL', '-CREATE_DATE'],
  siblings: [
    { path: '/technologies', text: 'shown.kindNames.list' },
    { path: '/technologies/tree', text: 'shown.kindNames.tree' },
    { path: '/technologies/graph', text: 'shown.kindNames.graph' },
    { path: '/technologies/map', text: 'shown.kindNames.map' },
    { path: '/technologies/compare', text: 'shown.kindNames.compare' },
  ],
  rowKey: ({ id }) => id,
  card: (technology) => <TechnologyInList technology={technology} />,
  columns: [
    { key: 'name', cell: ({ id, name }) => <a href={linkTo('/details/technology', { id })}>{name}</a> },
    { key: 'code', cell: ({ code }) => code },
    { key: 'level', cell: ({ level }) => <ReadinessLevel level={level} /> },
    { key: 'industries', cell: ({ industries }) => industries.map(({ name }) => name).join(', ') || '—' },
  ],
}
