import { PublicListPage } from '#platform/web/public/list/PublicListPage.tsx'
import type { ListData } from './load-list.ts'
import type { ScreenProps } from '../page.ts'

/** A list of the showcase. */
export const ListScreen = <Row,>({ data, address }: ScreenProps<ListData<Row>>) => (
  <PublicListPage of={data.of} address={address} first={data.first} refused={data.refused} />
)
