import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import { listShowcaseAccelerators } from '../../contract/showcase-accelerators.endpoints.ts'
import { AcceleratorInList } from './AcceleratorInList.tsx'
import type { ListedAccelerator } from './showcase.types.ts'
import { StatusChip } from './StatusChip.tsx'

export const accelerators: PublicList<ListedAccelerator> = {
  of: listShowcaseAccelerators,
  path: '/showcase/accelerators-list',
  texts: 'accelerators:showcase.list',
  filters: ['open', 'status', 'industryId', 'countryId'],
  wordsOf: { status: 'statuses' },
  sortings: ['NAME', '-NAME', '-REGISTRATION_DATE'],
  rowKey: ({ id }) => id,
  card: (accelerator) => <AcceleratorInList accelerator={accelerator} />,
  columns: [
    { key: 'name', cell: ({ id, name }) => <a href={linkTo('/details/accelerator', { id })}>{name}</a> },
    { key: 'status', cell: (row) => <StatusChip {...row} /> },
    { key: 'industries', cell: ({ industries }) => industries.map(({ name }) => name).join(', ') || '—' },
    { key: 'country', cell: ({ country }) => country?.name ?? '—' },
    { key: 'openTracks', cell: ({ openTracks }) => openTracks },
  ],
}
